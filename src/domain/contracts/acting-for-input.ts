import * as z from 'zod/mini';
import { documentId } from '../field-types.ts';

/** For whom the caller acts; absent for oneself. The function asks the senior's circle for the right (readCaller). */
export const actingFor = { senior_id: z.optional(documentId) };
