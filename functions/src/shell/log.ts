import * as logger from 'firebase-functions/logger';
import { currentTrace } from '#functions/gateways/trace/trace.ts';
import { type LogFields, redact, traceFields } from './redact.ts';

const withTrace = (fields: LogFields): LogFields => ({ ...traceFields({ trace: currentTrace() }), ...fields });

/** Structured log lines; `event` is a fixed text, all variable fields are redacted. */
export const log = {
  info: (event: string, fields: LogFields = {}): void => logger.info(event, redact(withTrace(fields))),
  error: (event: string, fields: LogFields = {}): void => logger.error(event, redact(withTrace(fields))),
};

export type Log = typeof log;
