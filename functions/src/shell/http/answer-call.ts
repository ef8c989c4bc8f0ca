import { z } from 'zod';
import { recentSince } from '#domain/accounts/recent-sign-in.ts';
import { isRight } from '#domain/accounts/roles.ts';
import { documentId } from '#domain/field-types.ts';
import { isTransientFailure } from '#functions/gateways/transient-failure.ts';
import { type Answer, reject } from '../answer.ts';
import { describeFailure } from '../describe-failure.ts';
import type { LogFields } from '../redact.ts';
import type { Services } from '../services.ts';
import { takeLimits } from '../take-limits.ts';
import { callLimits } from './call-limits.ts';
import { readCaller, type Requirement } from './caller.ts';
import { clientAddress } from './client-address.ts';
import { errorAnswer, toHttp } from './error-answer.ts';
import type { HttpAnswer, HttpCall } from './http-call.ts';
import type { CallerOf, CallHandler, HttpFunction } from './http-function.ts';
import { readInput } from './read-input.ts';

/** How long to wait when a service that we depend on is out of reach. */
const outageSeconds = 5;

const forSenior = z.object({ senior_id: z.optional(documentId) });

/** A capability that is no right of a senior is staff's. */
const isForStaff = (requires: Requirement): boolean =>
  requires !== 'nothing' && requires !== 'sign-in' && requires !== 'verified-mail' && !isRight(requires);

/** For whom a call is, where its contract lets it say so. Only a right of a senior heeds it (readCaller). */
const seniorIn = (input: unknown): string | undefined => forSenior.safeParse(input).data?.senior_id;

async function handle<Input extends z.core.$ZodType, Output extends z.core.$ZodType, Required extends Requirement>(
  { contract, requires, limits: ownLimits, wantsRecentSignIn }: HttpFunction<Input, Output, Required>,
  input: z.output<Input>,
  call: HttpCall,
  services: Services,
  run: CallHandler<Input, Output, Required>,
): Promise<Answer<z.input<Output>>> {
  if (!(await services.appCheck.admits(call.headers['x-firebase-appcheck']))) return reject('app-not-verified');
  const caller = await readCaller(requires, call.headers['authorization'], services, {
    wantedSenior: seniorIn(input),
    signedInAfter: wantsRecentSignIn?.(input) === true ? recentSince(services.clock.now()) : null,
  });
  if (!caller.ok) return caller;
  const counted = {
    client: clientAddress(call),
    actorUid: caller.value?.actorUid ?? null,
    isStaff: isForStaff(requires),
  };
  const wait = await takeLimits(callLimits(contract.name, counted, ownLimits), services);
  if (wait !== null) return reject('too-many-requests', wait);
  // readCaller() returns null exactly when nothing is required.
  return run(input, caller.value as CallerOf<Required>, services);
}

/**
 * Answers a call: method and size, input, App Check, caller, rate limits, handler, output. The answer is always JSON and
 * reveals neither stored data nor a stack.
 */
export async function answerCall<
  Input extends z.core.$ZodType,
  Output extends z.core.$ZodType,
  Required extends Requirement,
>(
  definition: HttpFunction<Input, Output, Required>,
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
  if ('rejected' in read) {
    log.info('call rejected', { ...facts(), code: 'invalid-input', status: read.rejected });
    return errorAnswer({ code: read.rejected === 403 ? 'no-access' : 'invalid-input' }, read.rejected);
  }
  try {
    const answered = await handle(definition, read.input, call, services, await load());
    if (!answered.ok) {
      const rejection = errorAnswer(answered.error);
      log.info('call rejected', { ...facts(), code: answered.error.code, status: rejection.status });
      return rejection;
    }
    const output = z.safeParse(contract.output, answered.value);
    if (!output.success) {
      log.error('call failed', { ...facts(), reason: 'answer does not fit the contract', status: 500 });
      return errorAnswer({ code: 'unknown' });
    }
    log.info('call answered', { ...facts(), status: 200 });
    return toHttp(200, output.data);
  } catch (error) {
    const failure = errorAnswer(
      isTransientFailure(error)
        ? { code: 'server-unavailable', retryAfterSeconds: outageSeconds }
        : { code: 'unknown' },
    );
    log.error('call failed', { ...facts(), ...describeFailure(error), status: failure.status });
    return failure;
  }
}
