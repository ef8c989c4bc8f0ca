import type { ServerResponse } from 'node:http';
import { STATUS } from '#local/firestore/errors.ts';
import { toErrorBody, toStatusError, type ReportBug } from '../error-body.ts';

export interface HttpAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

export function jsonAnswer(status: number, json: unknown): HttpAnswer {
  return { status, contentType: 'application/json; charset=UTF-8', body: JSON.stringify(json) };
}

export function textAnswer(status: number, body: string): HttpAnswer {
  return { status, contentType: 'text/plain; charset=UTF-8', body };
}

/** The response to a failed request. A streaming method reports its error in a list. */
export function errorAnswer(error: unknown, reportBug: ReportBug, shape: 'object' | 'list' = 'object'): HttpAnswer {
  const status = toStatusError(error, reportBug);
  const body = toErrorBody(status);
  return jsonAnswer(STATUS[status.code].http, shape === 'list' ? [body] : body);
}

export function sendAnswer(response: ServerResponse, { status, contentType, body }: HttpAnswer): void {
  const bytes = Buffer.from(body);
  response.writeHead(status, { 'Content-Type': contentType, 'Content-Length': bytes.length });
  response.end(bytes);
}
