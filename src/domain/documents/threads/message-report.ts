import * as z from 'zod/mini';
import { boundedText, documentId, moment, textLimits } from '#domain/field-types.ts';
import { messageSides } from './thread.ts';
import { messageLength } from './thread-limits.ts';

/** A UUID does not contain the separator. */
export const reportIdOf = (messageId: string, reporterId: string): string => `${messageId}_${reporterId}`;

/**
 * message_reports/{message id}_{reporter}: a message that somebody of the thread wants staff to look at, as it was. Read by
 * staff; written by functions only.
 */
export const messageReportSchema = z.strictObject({
  visit_id: documentId,
  request_id: documentId,
  senior_id: documentId,
  message_id: z.uuid(),
  text: boundedText(messageLength, 1),
  author_side: z.enum(messageSides),
  author_name: boundedText(textLimits.name),
  reporter_side: z.enum(messageSides),
  reporter_id: documentId,
  reporter_name: boundedText(textLimits.name),
  reported_at: moment,
  state: z.enum(['open', 'handled']),
  handled_at: z.nullable(moment),
  handled_by: z.nullable(documentId),
  /** Time to live: correspondence is kept two years (firestore.indexes.json). */
  expires_at: moment,
});

export type MessageReport = z.infer<typeof messageReportSchema>;
