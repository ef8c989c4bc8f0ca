import { expect, test } from 'vitest';
import { compileRules } from '../compile.ts';
import { inDocuments, request } from '../testing/rules-under-test.ts';
import { readRecordings } from './recordings.ts';

interface Recording {
  readonly rules: string;
  readonly version: '1' | '2';
  readonly allowed?: readonly string[];
  readonly invalid?: readonly string[];
}

const DOCUMENTS = ['t/x', 't/w', 't/x/y/z', 't/x/t/z', 'u/x'];

test.each(readRecordings<Recording>('paths'))('version $version: $rules', ({ rules, version, allowed, invalid }) => {
  const result = compileRules(inDocuments(rules, version === '2' ? undefined : ''));
  if (!result.ok) {
    expect(result.issues.map((issue) => `L${issue.line}:${issue.column} ${issue.description}`)).toEqual(invalid);
    return;
  }
  expect(DOCUMENTS.filter((path) => result.ruleset.authorize(request({ path })).allowed)).toEqual(allowed);
});
