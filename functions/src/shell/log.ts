import * as logger from 'firebase-functions/logger';
import { type LogFields, redact } from './redact.ts';

/** Structured log lines; `event` is a fixed text, all variable fields are redacted. */
export const log = {
  info: (event: string, fields: LogFields = {}): void => logger.info(event, redact(fields)),
  error: (event: string, fields: LogFields = {}): void => logger.error(event, redact(fields)),
};

export type Log = typeof log;
