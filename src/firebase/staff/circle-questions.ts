import { collection, getCount, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';
import { collections } from '#domain/collections.ts';
import { type CircleQuestion, circleQuestionSchema } from '#domain/documents/circles/circle-question.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { attempt } from '../attempt.ts';
import { connect } from '../connection.ts';
import { parseDocument } from '../parsing.ts';

export interface OpenCircleQuestions {
  readonly questions: readonly CircleQuestion[];
  /** Exact, also where there are more than were read. */
  readonly count: number;
}

/** The yearly questions about circles that staff has to ask on the telephone by now, the longest waiting first. */
export async function listCircleQuestions(now: Date, most: number): Promise<Result<OpenCircleQuestions, DomainError>> {
  const due = query(collection(connect().firestore, collections.circleQuestions), where('call_at', '<=', now));
  const found = await attempt(() => Promise.all([getDocs(query(due, orderBy('call_at'), limit(most))), getCount(due)]));
  if (!found.ok) return found;
  const [{ docs }, counted] = found.value;
  const questions = docs.flatMap((each) => parseDocument(circleQuestionSchema, each.data() ?? undefined) ?? []);
  return ok({ questions, count: counted.data().count });
}
