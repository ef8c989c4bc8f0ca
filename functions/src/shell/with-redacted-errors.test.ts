import { expect, test } from 'vitest';
import { withRedactedErrors } from './with-redacted-errors.ts';
import type { LogFields } from './redact.ts';

async function run(work: () => Promise<void>) {
  const lines: LogFields[] = [];
  const log = { error: (_event: string, fields: LogFields = {}): void => void lines.push(fields) };
  const failure: unknown = await withRedactedErrors({ log, facts: { collection: 'mail', eventId: 'e1' } }, work).catch(
    (error: unknown) => error,
  );
  return { lines, failure };
}

test('success logs nothing', async () => {
  expect(await run(async () => undefined)).toEqual({ lines: [], failure: undefined });
});

test('an error is rethrown and its place is logged, its message is not', async () => {
  const thrown = Object.assign(new TypeError('no street for Maria, Kerkstraat 12'), { code: 13 });
  const { lines, failure } = await run(() => Promise.reject(thrown));
  expect(failure).toBeInstanceOf(Error);
  expect(String(failure) + JSON.stringify(failure) + JSON.stringify(lines)).not.toMatch(/Maria|Kerkstraat/);
  expect(failure).not.toHaveProperty('cause');
  expect(lines).toMatchObject([{ collection: 'mail', eventId: 'e1', reason: 'TypeError', code: '13' }]);
  expect(lines[0]?.where).toMatch(/with-redacted-errors\.test/);
});
