import * as z from 'zod/mini';
import { documentId, moment } from '#domain/field-types.ts';
import { wholeName } from './circle-member.ts';

/**
 * circle_questions/{senior_id}_{uid}: the yearly question about one member which the senior has not answered, for staff to
 * ask on the telephone. Follows the membership: written with the question, deleted with the answer.
 */
export const circleQuestionSchema = z.strictObject({
  senior_id: documentId,
  senior_name: wholeName,
  user_id: documentId,
  member_name: wholeName,
  asked_at: moment,
  /** When staff calls: a senior who was mailed has some days to answer, one without an account has no other way. */
  call_at: moment,
});

export type CircleQuestion = z.infer<typeof circleQuestionSchema>;

export const circleQuestionId = (seniorId: string, uid: string): string => `${seniorId}_${uid}`;

/** The days that a senior with an account has to answer in the app. */
export const daysToAnswer = 14;
