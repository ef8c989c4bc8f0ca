import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '#build/project.ts';
import { describeFailure } from './describe-failure.ts';

class FirestoreError extends Error {
  override readonly name = 'FirestoreError';
  readonly code = 'not-found';
}

// spec: security.low-logs
test('an error is described by its name, code and place, and never by its message', () => {
  const described = describeFailure(new FirestoreError('no document for maria@madelief.test'));
  expect(described).toMatchObject({ reason: 'FirestoreError', code: 'not-found' });
  expect(described['where']).toMatch(/describe-failure\.test\.ts:\d+:\d+/);
  expect(JSON.stringify(described)).not.toContain('maria');
});

test('what is thrown and is no error is described by its type', () => {
  expect(describeFailure('maria@madelief.test')).toEqual({ reason: 'string' });
});

// spec: security.low-logs
test('no function makes a text of an error for its log', () => {
  const files = globSync(inProject('functions/src/**/*.ts')).filter((file) => !file.endsWith('.test.ts'));
  const telling = files.filter((file) =>
    /String\(error\)|\$\{error\}|reason: (?:error|failure)\.message/.test(readFileSync(file, 'utf8')),
  );
  expect(telling).toEqual([]);
});
