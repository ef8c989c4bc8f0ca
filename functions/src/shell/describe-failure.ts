import type { LogFields } from './redact.ts';

/** Name, code and place of an error, without its message: an SDK's may quote personal data. */
export function describeFailure(error: unknown): LogFields {
  if (!(error instanceof Error)) return { reason: typeof error };
  const code = 'code' in error ? String(error.code) : undefined;
  const where = error.stack
    ?.split('\n')
    .find((line) => /^\s+at .+:\d+:\d+\)?$/.test(line))
    ?.trim();
  return { reason: error.name, ...(code === undefined ? {} : { code }), ...(where === undefined ? {} : { where }) };
}
