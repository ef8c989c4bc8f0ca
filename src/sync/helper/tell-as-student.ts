import type * as z from 'zod/mini';
import type { FunctionContract } from '#domain/contracts/function-contract.ts';
import type { CheckInAnswer } from '#domain/contracts/helpers.ts';
import { type DispatchRejection, dispatchRejections } from '#domain/dispatch/rejections.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { callFunctionAsVisitor } from '#firebase/visitor-functions.ts';
import { readKept } from '#offline/helper-store.ts';
import type { Rejection } from '../engine/item.ts';

/** What the server decided against a student's word, kept in the item as the reason of its rejection. */
export interface Refusal {
  readonly code: DispatchRejection;
  /** Of a wrong code: how often a code can still be typed. */
  readonly tries_left?: number | undefined;
}

/** Null for a failure, and for a rejection that the function itself did not decide. */
export function refusalOf(error: Rejection | null): Refusal | null {
  const theirs = error?.theirs;
  if (typeof theirs !== 'object' || theirs === null || !('code' in theirs)) return null;
  const code = dispatchRejections.find((each) => each === theirs.code);
  const tries =
    'tries_left' in theirs && typeof theirs.tries_left === 'number' ? { tries_left: theirs.tries_left } : {};
  return code === undefined ? null : { code, ...tries };
}

type Input = z.core.$ZodType<unknown, { readonly link: string; readonly command_id: string }>;

/**
 * Calls a student's function with the secret that this phone keeps: it is in no item. A visit that has not begun for the
 * server is no rejection: another code, or staff, begins it.
 */
export async function tellAsStudent<Of extends Input>(
  contract: FunctionContract<Of, z.core.$ZodType<CheckInAnswer>>,
  fields: Omit<z.input<Of>, 'link'>,
): Promise<Result<void, Rejection>> {
  const link = await readKept('link');
  if (typeof link !== 'string') return err({ code: 'not-signed-in' });
  const answer = await callFunctionAsVisitor(contract, { ...fields, link } as z.input<Of>);
  if (!answer.ok) return answer;
  if (answer.value.outcome === 'done') return ok(undefined);
  const { code, tries_left } = answer.value;
  if (code === 'visit-not-started') return err({ code });
  return err({ code: 'visit-refused', theirs: { code, tries_left } satisfies Refusal });
}

/** The rejections of every word of a student. */
export const studentRejections = {
  'visit-refused': 'change',
  'link-invalid': 'call',
  'invalid-input': 'call',
  'no-access': 'call',
  'not-found': 'call',
} as const;
