import * as z from 'zod/mini';
import { storedServiceRequestSchema } from '../documents/service-request.ts';
import { documentId } from '../field-types.ts';

/** A place in the list of requests, newest first; finer than a Date, since many can be made in one millisecond. */
const requestCursorSchema = z.object({ seconds: z.int(), nanoseconds: z.int(), id: documentId });

export type RequestCursor = z.infer<typeof requestCursorSchema>;

/** A part of the list, newest first. */
export const requestPageSchema = z.object({
  requests: z.array(storedServiceRequestSchema),
  /** After this place come older ones; null when there are none. */
  next: z.nullable(requestCursorSchema),
});

export type RequestPage = z.infer<typeof requestPageSchema>;
