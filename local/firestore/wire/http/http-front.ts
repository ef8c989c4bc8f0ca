import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { StatusError } from '#local/firestore/errors.ts';
import type { ReportBug } from '../error-body.ts';
import { allowOrigin, answerPreflight } from './cors.ts';
import { errorAnswer, sendAnswer, type HttpAnswer } from './http-answer.ts';

/** Returns null for requests that it does not handle. */
type HttpHandler = (request: IncomingMessage, url: URL) => Promise<HttpAnswer | null>;

/** Writes its own response over time; returns false for requests that it does not handle. */
interface StreamingHandler {
  handle(request: IncomingMessage, url: URL, response: ServerResponse): boolean;
}

/** The entry point of all HTTP/1.1 requests: CORS, then the first handler that accepts the request. */
export function createHttpFront(
  streaming: StreamingHandler,
  handlers: readonly HttpHandler[],
  reportBug: ReportBug,
): RequestListener {
  async function answer(request: IncomingMessage, url: URL | null): Promise<HttpAnswer> {
    if (url === null) throw new StatusError('INVALID_ARGUMENT', 'The request has no valid address.');
    for (const handler of handlers) {
      const known = await handler(request, url);
      if (known !== null) return known;
    }
    throw new StatusError('NOT_FOUND', `There is nothing at ${request.method ?? ''} ${url.pathname}.`);
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    allowOrigin(request, response);
    if (request.method === 'OPTIONS') {
      answerPreflight(request, response);
      return;
    }
    const url = URL.parse(request.url ?? '/', 'http://emulator');
    if (url !== null && streaming.handle(request, url, response)) return;
    answer(request, url)
      .catch((error: unknown) => errorAnswer(error, reportBug))
      .then((known) => sendAnswer(response, known))
      // The connection is closed, so the error cannot be sent.
      .catch(reportBug);
  };
}
