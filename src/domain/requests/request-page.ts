import * as z from 'zod/mini';
import { storedServiceRequestSchema } from '../documents/service-request.ts';
import { documentId } from '../field-types.ts';

/**
 * A position in the list of requests, newest first; finer than a Date, since one millisecond can hold several requests.
 */
const requestCursorSchema = z.object({ seconds: z.int(), nanoseconds: z.int(), id: documentId });

export type RequestCursor = z.infer<typeof requestCursorSchema>;

/** A page of the list, newest first. */
export const requestPageSchema = z.object({
  requests: z.array(storedServiceRequestSchema),
  /** The cursor of the next, older page; null at the end. */
  next: z.nullable(requestCursorSchema),
});

export type RequestPage = z.infer<typeof requestPageSchema>;

/** The first requests from a day on, soonest first. */
export const requestsByDaySchema = z.object({
  requests: z.array(storedServiceRequestSchema),
  /** There are later ones. */
  hasMore: z.boolean(),
});

export type RequestsByDay = z.infer<typeof requestsByDaySchema>;
