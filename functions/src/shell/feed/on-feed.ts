import type { HttpsFunction } from 'firebase-functions/v2/https';
import { onJsonRequest } from '../http/on-json-request.ts';
import { answerFeed } from './answer-feed.ts';
import type { Feed } from './feed.ts';

/** A function that programs of others read: GET /functions/<name>/<secret>.ics. Its refusals are JSON. */
export function onFeed(feed: Feed): HttpsFunction {
  return onJsonRequest(async (call, requestId) => {
    const { services } = await import('../services.ts');
    return answerFeed(feed, call, services, requestId);
  });
}
