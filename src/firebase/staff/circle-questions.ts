import { collection, query, where } from 'firebase/firestore/lite';
import { collections } from '#domain/collections.ts';
import { type CircleQuestion, circleQuestionSchema } from '#domain/documents/circles/circle-question.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { connect } from '../connection.ts';
import { readFirst } from './list-page.ts';

export interface OpenCircleQuestions {
  readonly questions: readonly CircleQuestion[];
  /** Exact, also where there are more than were read. */
  readonly count: number;
}

/** The yearly questions about circles that staff has to ask on the telephone by now, the longest waiting first. */
export async function listCircleQuestions(now: Date, most: number): Promise<Result<OpenCircleQuestions, DomainError>> {
  const due = query(collection(connect().firestore, collections.circleQuestions), where('call_at', '<=', now));
  const found = await readFirst(due, circleQuestionSchema, { by: 'call_at', most });
  return found.ok ? ok({ questions: found.value.rows.map(({ value }) => value), count: found.value.count }) : found;
}
