import * as contracts from '#domain/contracts/forms/public-forms.ts';
import type { EmployerTip } from '#domain/documents/forms/employer-tip.ts';
import type { WaitingListEntry } from '#domain/documents/forms/waiting-list-entry.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { callFunctionAsVisitor } from './visitor-functions.ts';

interface AboutTheForm {
  /** Minted when the form opened; makes storing idempotent. */
  readonly id: string;
  /** In which it was filled in. */
  readonly seconds: number;
}

const withoutValue = (answer: Result<unknown, DomainError>): Result<void, DomainError> =>
  answer.ok ? ok(undefined) : answer;

export async function joinWaitingList(
  entry: WaitingListEntry,
  about: AboutTheForm,
): Promise<Result<void, DomainError>> {
  return withoutValue(await callFunctionAsVisitor(contracts.joinWaitingList, { entry, ...about }));
}

export async function tipEmployer(tip: EmployerTip, about: AboutTheForm): Promise<Result<void, DomainError>> {
  return withoutValue(await callFunctionAsVisitor(contracts.tipEmployer, { tip, ...about }));
}
