import type { HttpsFunction } from 'firebase-functions/v2/https';
import type { z } from 'zod';
import { answerCall } from './answer-call.ts';
import type { Requirement } from './caller.ts';
import { errorAnswer } from './error-answer.ts';
import type { HttpAnswer, HttpCall } from './http-call.ts';
import type { HttpFunction } from './http-function.ts';
import { type HttpOptions, onJsonRequest } from './on-json-request.ts';

/** A call by its contract, whatever function it is deployed in. */
export interface NamedCall {
  /** The contract's. */
  readonly name: string;
  readonly answer: (call: HttpCall, requestId: string) => Promise<HttpAnswer>;
}

export function httpCall<Input extends z.core.$ZodType, Output extends z.core.$ZodType, Required extends Requirement>(
  definition: HttpFunction<Input, Output, Required>,
): NamedCall {
  return {
    name: definition.contract.name,
    answer: async (call, requestId) => {
      const { services } = await import('../services.ts');
      return answerCall(definition, call, services, requestId);
    },
  };
}

/**
 * A function that answers calls of our own pages, each by its contract (decision 63): POST of JSON to /functions/<name> on
 * the app's own origin, which Hosting rewrites to the function (firebase.json). The last part of the path names the call.
 */
export function onHttpCalls(calls: readonly NamedCall[], options: HttpOptions = {}): HttpsFunction {
  const byName = new Map(calls.map((each) => [each.name, each.answer]));
  return onJsonRequest((call, requestId) => {
    const answer = byName.get(call.path.split('/').at(-1) ?? '');
    return answer === undefined ? Promise.resolve(errorAnswer({ code: 'not-found' })) : answer(call, requestId);
  }, options);
}
