import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { StatusError } from '#local/firestore/errors.ts';
import type { ReportBug } from '../refusal.ts';
import { allowOrigin, answerPreflight } from './cors.ts';
import { errorAnswer, sendAnswer, type HttpAnswer } from './http-answer.ts';

/** Answers the requests that it knows, null for the others. */
type HttpHandler = (request: IncomingMessage, url: URL) => Promise<HttpAnswer | null>;

/** Answers the requests that it knows by itself, over time; false for the others. */
interface StreamingHandler {
  handle(request: IncomingMessage, url: URL, response: ServerResponse): boolean;
}

/** The front of everything that is HTTP/1.1: CORS, then the first handler that knows the request. */
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
      // The client or its connection is gone: the error cannot be reported.
      .catch(reportBug);
  };
}
