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

/** Google's compiler has type inference beyond literal types. */
const INFERRED = /Received one of \[string, list, path\]/;
/** After a syntax error, Google's Java parser lists expected tokens differently, at the same positions. */
const AFTER_SYNTAX_ERROR = /^(L\d+:\d+) (?:mismatched input|missing).*$/;

const place = (issue: string): string => issue.replace(AFTER_SYNTAX_ERROR, '$1');

test.each(readRecordings<Recording>('sources'))('$name', ({ source, errors, warnings, allowed }) => {
  const result = compileRules(source);
  if (!result.ok) {
    const actual = result.issues.map((issue) => `L${issue.line}:${issue.column} ${issue.description}`);
    expect(actual[0]?.split(' ')[0]).toBe(errors?.[0]?.split(' ')[0]);
    // No false positives: every issue is also reported by Google at that position.
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
