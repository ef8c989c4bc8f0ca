import type { ServerResponse } from 'node:http';
import { STATUS } from '#local/firestore/errors.ts';
import { toErrorBody, toRefusal, type ReportBug } from '../refusal.ts';

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

/** The answer to a request that failed; a stream is a list of messages, and of one error when it fails. */
export function errorAnswer(error: unknown, reportBug: ReportBug, shape: 'object' | 'list' = 'object'): HttpAnswer {
  const refusal = toRefusal(error, reportBug);
  const body = toErrorBody(refusal);
  return jsonAnswer(STATUS[refusal.code].http, shape === 'list' ? [body] : body);
}

export function sendAnswer(response: ServerResponse, { status, contentType, body }: HttpAnswer): void {
  const bytes = Buffer.from(body);
  response.writeHead(status, { 'Content-Type': contentType, 'Content-Length': bytes.length });
  response.end(bytes);
}
