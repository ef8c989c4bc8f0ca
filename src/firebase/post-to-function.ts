import * as z from 'zod/mini';
import { type FunctionContract, functionPath } from '#domain/contracts/function-contract.ts';
import { functionErrorSchema } from '#domain/contracts/function-error.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { appCheckToken } from './app-check.ts';
import { attempt } from './attempt.ts';

async function proofOfApp(): Promise<Record<string, string>> {
  const token = await appCheckToken();
  return token === null ? {} : { 'x-firebase-appcheck': token };
}

function waitOf(answer: Response): Pick<DomainError, 'retryAfterSeconds'> {
  // null and a date count as 0: no wait that we know of.
  const seconds = Number(answer.headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? { retryAfterSeconds: seconds } : {};
}

/** What a refusal means that our function did not write: Google's front end, Hosting or a proxy on the way speaks. */
function codeOfStatus(status: number): DomainError['code'] {
  if (status === 429) return 'too-many-requests';
  return status >= 500 ? 'server-unavailable' : 'network';
}

async function refusalOf(answer: Response): Promise<DomainError> {
  const body: unknown = await answer.json().catch(() => null);
  const refusal = functionErrorSchema.safeParse(body);
  return { code: refusal.success ? refusal.data.error.code : codeOfStatus(answer.status), ...waitOf(answer) };
}

/**
 * One call of a function of ours. No answer may mean that it was done all the same: every function bears being called
 * again.
 * @param authorize gives the header that says who calls; what it throws is the answer, and nothing is called.
 */
export async function postToFunction<Input extends z.core.$ZodType, Output extends z.core.$ZodType>(
  contract: FunctionContract<Input, Output>,
  input: z.input<Input>,
  authorize: () => Promise<Record<string, string>>,
): Promise<Result<z.output<Output>, DomainError>> {
  const answered = await attempt<Result<z.output<Output>, DomainError>>(async () => {
    const answer = await fetch(functionPath(contract), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(await authorize()), ...(await proofOfApp()) },
      body: JSON.stringify(input),
      cache: 'no-store',
      // Our functions never send anyone elsewhere; the sign-in page of a hotspot does.
      redirect: 'error',
    });
    if (!answer.ok) return err(await refusalOf(answer));
    const output = z.safeParse(contract.output, await answer.json());
    return output.success ? ok(output.data) : err({ code: 'server-unavailable' });
  });
  return answered.ok ? answered.value : answered;
}
