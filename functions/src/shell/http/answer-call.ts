import { z } from 'zod';
import { type FunctionError, statusOfCode } from '#domain/contracts/function-error.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { isPassingFailure } from '#functions/gateways/passing-failure.ts';
import { type Answer, refuse } from '../answer.ts';
import { describeFailure } from '../describe-failure.ts';
import type { LogFields } from '../redact.ts';
import type { Services } from '../services.ts';
import { type Access, readCaller } from './caller.ts';
import { callLimits } from './call-limits.ts';
import type { HttpAnswer, HttpCall } from './http-call.ts';
import type { CallerOf, CallHandler, HttpFunction } from './http-function.ts';
import { networkAddress } from './network-address.ts';
import { readInput } from './read-input.ts';

/** For engineers; fixed texts, because what was sent or stored must not come back in an error. */
const messages: Partial<Readonly<Record<DomainError['code'], string>>> = {
  'invalid-input': 'The request does not fit the contract of this function.',
  'not-signed-in': 'This function needs an ID token.',
  'app-not-verified': 'This function needs an App Check token of our own app.',
  'sign-in-expired': 'The ID token does not count or no longer counts.',
  'not-a-senior': 'This function serves seniors.',
  'email-not-verified': 'The mail address of this account is not verified.',
  'too-many-requests': 'Too many calls; see Retry-After.',
  'server-unavailable': 'Try again in a moment.',
  unknown: 'Something went wrong here; the log knows what.',
};

/** How long to wait when a service that we hang on is out of reach. */
const outageSeconds = 5;

function toHttp(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): HttpAnswer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: JSON.stringify(body),
  };
}

function toRefusal({ code, retryAfterSeconds }: DomainError, status = statusOfCode[code] ?? 500): HttpAnswer {
  const body: FunctionError = { error: { code, message: messages[code] ?? 'Refused.' } };
  const headers: Record<string, string> = {};
  if (retryAfterSeconds !== undefined) headers['retry-after'] = String(retryAfterSeconds);
  if (status === 405) headers['allow'] = 'POST';
  return toHttp(status, body, headers);
}

async function handle<Input extends z.core.$ZodType, Output extends z.core.$ZodType, Whom extends Access>(
  { contract, access }: HttpFunction<Input, Output, Whom>,
  input: z.output<Input>,
  call: HttpCall,
  services: Services,
  run: CallHandler<Input, Output, Whom>,
): Promise<Answer<z.input<Output>>> {
  const { appCheck, rateLimits, clock } = services;
  if (!(await appCheck.admits(call.headers['x-firebase-appcheck']))) return refuse('app-not-verified');
  const caller = await readCaller(access, call.headers['authorization'], services);
  if (!caller.ok) return caller;
  const address = networkAddress(call.headers['x-forwarded-for']);
  const limits = callLimits(contract.name, address, caller.value?.uid ?? null);
  const taken = await rateLimits.take(limits, clock.now());
  if (taken.kind === 'refused') return refuse('too-many-requests', taken.retryAfterSeconds);
  // readCaller() answers null for `anyone` and for nobody else.
  return run(input, caller.value as CallerOf<Whom>, services);
}

/**
 * From a request to an answer, the same for every function: shape, input, app, caller, limits, handler, output. Whatever is
 * sent gets a JSON answer that says nothing about what is stored, and never a stack.
 */
export async function answerCall<Input extends z.core.$ZodType, Output extends z.core.$ZodType, Whom extends Access>(
  definition: HttpFunction<Input, Output, Whom>,
  call: HttpCall,
  services: Services,
  requestId: string,
): Promise<HttpAnswer> {
  const { contract, load } = definition;
  const { log, clock } = services;
  const startedAt = clock.now();
  const facts = (): LogFields => ({
    function: contract.name,
    requestId,
    durationMs: clock.now().getTime() - startedAt.getTime(),
  });
  const read = readInput(contract, call);
  if ('refused' in read) {
    log.info('call refused', { ...facts(), code: 'invalid-input', status: read.refused });
    return toRefusal({ code: read.refused === 403 ? 'no-access' : 'invalid-input' }, read.refused);
  }
  try {
    const answered = await handle(definition, read.input, call, services, await load());
    if (!answered.ok) {
      const refusal = toRefusal(answered.error);
      log.info('call refused', { ...facts(), code: answered.error.code, status: refusal.status });
      return refusal;
    }
    const output = z.safeParse(contract.output, answered.value);
    if (!output.success) {
      log.error('call failed', { ...facts(), reason: 'answer does not fit the contract', status: 500 });
      return toRefusal({ code: 'unknown' });
    }
    log.info('call answered', { ...facts(), status: 200 });
    return toHttp(200, output.data);
  } catch (error) {
    const passing = isPassingFailure(error);
    const refusal = toRefusal(
      passing ? { code: 'server-unavailable', retryAfterSeconds: outageSeconds } : { code: 'unknown' },
    );
    log.error('call failed', { ...facts(), ...describeFailure(error), status: refusal.status });
    return refusal;
  }
}
