import * as z from 'zod/mini';
import { documentId } from '../field-types.ts';
import { doorCode } from '../visits/door-code.ts';

/**
 * door_codes/{visit_id}: what the senior tells the student at the door, for as long as that student is to come
 * (docs/decisions/0086-the-code-beside-the-visit.md). Read by the senior alone; written and deleted in the transaction of
 * what makes it so.
 */
export const doorCodeSchema = z.strictObject({ student_id: documentId, code: doorCode });

export type DoorCode = z.infer<typeof doorCodeSchema>;
