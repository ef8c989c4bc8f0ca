import type { HttpsFunction } from 'firebase-functions/v2/https';
import type { z } from 'zod';
import { answerCall } from './answer-call.ts';
import type { Requirement } from './caller.ts';
import type { HttpFunction } from './http-function.ts';
import { type HttpOptions, onJsonRequest } from './on-json-request.ts';

/**
 * A function that our own pages call by its contract: POST of JSON to /functions/<name> on the app's own origin, which
 * Hosting rewrites to it (firebase.json).
 */
export function onHttpCall<Input extends z.core.$ZodType, Output extends z.core.$ZodType, Required extends Requirement>(
  definition: HttpFunction<Input, Output, Required>,
  options: HttpOptions = {},
): HttpsFunction {
  return onJsonRequest(async (call, requestId) => {
    const { services } = await import('../services.ts');
    return answerCall(definition, call, services, requestId);
  }, options);
}
