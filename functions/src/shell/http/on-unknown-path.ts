import type { HttpsFunction } from 'firebase-functions/v2/https';
import { errorAnswer } from './error-answer.ts';
import { onJsonRequest } from './on-json-request.ts';

/** Answers every path under /functions/ that belongs to no function. */
export const onUnknownPath = (): HttpsFunction =>
  onJsonRequest(() => Promise.resolve(errorAnswer({ code: 'not-found' })));
