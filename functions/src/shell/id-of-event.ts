import { createHash } from 'node:crypto';
import { documentId } from '#domain/field-types.ts';

/** Event ids are opaque: one that is not a valid document id is hashed. */
export const idOfEvent = (eventId: string): string =>
  documentId.safeParse(eventId).success ? eventId : createHash('sha256').update(eventId).digest('hex');
