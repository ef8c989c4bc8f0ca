import type { IncomingMessage } from 'node:http';
import type { Operations } from '#local/firestore/operations/operations-api.ts';
import { readCaller } from '../caller.ts';
import { readJsonMessage } from '../codec/json-reader.ts';
import { parseJson } from '../codec/json-text.ts';
import { writeJsonMessage } from '../codec/json-writer.ts';
import { methodNamed } from '../methods.ts';
import type { ReportBug } from '../error-body.ts';
import type { FirestoreService } from '../service.ts';
import { errorAnswer, jsonAnswer, type HttpAnswer } from '../http/http-answer.ts';
import { readBody } from '../http/http-body.ts';
import { compileRoutes, type Route } from './routes.ts';
import { transcodeRequest } from './transcoding.ts';

/** Returns null for paths outside the REST API. */
type RestHandler = (request: IncomingMessage, url: URL) => Promise<HttpAnswer | null>;

export function createRestHandler(
  service: FirestoreService,
  operations: Operations,
  reportBug: ReportBug,
): RestHandler {
  const findRoute = compileRoutes(service);

  async function call(route: Route, request: IncomingMessage, url: URL): Promise<unknown> {
    const method = methodNamed(route.method.name);
    const body = route.body === '' ? {} : parseJson(await readBody(request));
    const caller = readCaller(request.headers.authorization);
    const message = readJsonMessage(route.method.request, transcodeRequest(route, url.searchParams, body));
    const write = (answer: unknown): unknown => writeJsonMessage(route.method.response, answer);
    if (method.kind === 'unary') return write(await method.call(operations, caller, message));
    return (await method.call(operations, caller, message)).map(write);
  }

  return async (request, url) => {
    const route = findRoute(verbOf(request), url.pathname);
    if (route === null) return null;
    try {
      return jsonAnswer(200, await call(route, request, url));
    } catch (error) {
      return errorAnswer(error, reportBug, route.method.responseStream ? 'list' : 'object');
    }
  };
}

/** The HTTP method, or its override from the header. */
function verbOf(request: IncomingMessage): string {
  const override = request.headers['x-http-method-override'];
  return (request.method === 'POST' && typeof override === 'string' ? override : (request.method ?? '')).toUpperCase();
}
