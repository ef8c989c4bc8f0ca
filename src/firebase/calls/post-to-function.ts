import * as z from 'zod/mini';
import { type FunctionContract, functionPath } from '#domain/contracts/function-contract.ts';
import { functionErrorSchema } from '#domain/contracts/function-error.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { mintId } from '#lib/ids.ts';
import { appCheckToken } from '../app-check.ts';
import { retryAfterOf } from './call-error.ts';
import { limitedCall } from './limited-call.ts';

const identifiedSchema = z.object({ command_id: z.optional(z.string()), attempt: z.optional(z.string()) });

async function appCheckHeader(): Promise<Record<string, string>> {
  const token = await appCheckToken();
  return token === null ? {} : { 'x-firebase-appcheck': token };
}

/** Log lines about a call are found by it: that of the command, the same for each try, or a new one. */
function requestIdOf(input: unknown): string {
  const { command_id: command, attempt: purchase } = identifiedSchema.safeParse(input).data ?? {};
  return command ?? purchase ?? mintId();
}

/** Code for an answer that our function did not write: from Google's front end, Hosting or a proxy. */
function codeOfStatus(status: number): DomainError['code'] {
  if (status === 429) return 'too-many-requests';
  return status >= 500 ? 'server-unavailable' : 'network';
}

async function rejectionOf(answer: Response): Promise<DomainError> {
  const body: unknown = await answer.json().catch(() => null);
  const rejection = functionErrorSchema.safeParse(body);
  return { code: rejection.success ? rejection.data.error.code : codeOfStatus(answer.status), ...retryAfterOf(answer) };
}

interface Caller {
  /** Returns the authorization header; if it throws, that error is returned and nothing is sent. */
  readonly authorize: () => Promise<Record<string, string>>;
  /** Maps what `authorize` and the call itself throw. */
  readonly toError: (thrown: unknown) => DomainError;
}

/** Calls one of our functions once. A missing answer leaves the outcome unknown, so every function is idempotent. */
export async function postToFunction<Input extends z.core.$ZodType, Output extends z.core.$ZodType>(
  contract: FunctionContract<Input, Output>,
  input: z.input<Input>,
  { authorize, toError }: Caller,
): Promise<Result<z.output<Output>, DomainError>> {
  const answered = await limitedCall<Result<z.output<Output>, DomainError>>(async () => {
    const answer = await fetch(functionPath(contract), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-request-id': requestIdOf(input),
        ...(await authorize()),
        ...(await appCheckHeader()),
      },
      body: JSON.stringify(input),
      cache: 'no-store',
      // Our functions never redirect; a captive portal does.
      redirect: 'error',
    });
    if (!answer.ok) return err(await rejectionOf(answer));
    const output = z.safeParse(contract.output, await answer.json());
    return output.success ? ok(output.data) : err({ code: 'server-unavailable' });
  }, toError);
  return answered.ok ? answered.value : answered;
}
