import { expect, test } from 'vitest';
import { compileRules } from '../compile.ts';
import { request, storedDocument } from '../testing/rules-under-test.ts';
import { readRecordings } from './recordings.ts';

interface Recording {
  readonly name: string;
  readonly source: string;
  readonly errors?: readonly string[];
  readonly warnings?: readonly string[];
  readonly allowed?: boolean;
}

/** Google's compiler infers this from more than the form of the expression. */
const INFERRED = /Received one of \[string, list, path\]/;
/** Google's parser runs on Java: after a syntax error it lists expected tokens differently, at the same positions. */
const AFTER_A_MISTAKE = /^(L\d+:\d+) (?:mismatched input|missing).*$/;

const place = (issue: string): string => issue.replace(AFTER_A_MISTAKE, '$1');

test.each(readRecordings<Recording>('sources'))('$name', ({ source, errors, warnings, allowed }) => {
  const result = compileRules(source);
  if (!result.ok) {
    const actual = result.issues.map((issue) => `L${issue.line}:${issue.column} ${issue.description}`);
    expect(actual[0]?.split(' ')[0]).toBe(errors?.[0]?.split(' ')[0]);
    // Nothing is reported that Google does not report at that place.
    const expected = errors?.map(place);
    expect(actual.filter((issue) => expected?.includes(place(issue)) !== true)).toEqual([]);
    return;
  }
  expect(errors).toBeUndefined();
  const actual = result.ruleset.warnings.map((issue) => `L${issue.line}:${issue.column} ${issue.description}`);
  expect(actual).toEqual(warnings?.filter((warning) => !INFERRED.test(warning)));
  const verdict = result.ruleset.authorize(request({}, [storedDocument('t/x')]));
  expect(verdict.allowed).toBe(allowed);
});
