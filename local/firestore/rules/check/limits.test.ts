import { describe, expect, test } from 'vitest';
import { compileRules } from '../compile.ts';
import { inDocuments } from '../testing/rules-under-test.ts';

function issuesOf(source: string): string[] {
  const result = compileRules(source);
  return result.ok ? [] : result.issues.map((issue) => `${issue.line}:${issue.column} ${issue.description}`);
}

const repeat = (count: number, each: (index: number) => string, separator = ''): string =>
  Array.from({ length: count }, (_, index) => each(index)).join(separator);

const condition = (expression: string): string => inDocuments(`match /t/{id} { allow get: if\n${expression}; }`);

describe('each limit, and one more', () => {
  test.each<[string, (count: number) => string, number, string]>([
    [
      'nested matches',
      (count) => inDocuments(`${repeat(count, (index) => `match /c${index}/d {`)} allow get; ${'}'.repeat(count)}`),
      10,
      'Maximum allowed resource rule depth of 10 is reached.',
    ],
    [
      'wildcards in a path',
      (count) => inDocuments(`match /${repeat(count - 1, (index) => `{s${index}}`, '/')} { allow get; }`),
      20,
      'Maximum allowed amount of 20 match field variables is reached.',
    ],
    [
      'segments in a path',
      (count) => inDocuments(`match /${repeat(count - 3, (index) => `s${index}`, '/')} { allow get; }`),
      100,
      'Maximum allowed path length of 100 is reached.',
    ],
    [
      'parameters',
      (count) =>
        inDocuments(
          `function f(${repeat(count, (index) => `p${index}`, ',')}) { return ${repeat(count, (index) => `p${index}`, ' + ')} == 0; }` +
            `match /t/{id} { allow get: if f(${repeat(count, () => '0', ',')}); }`,
        ),
      7,
      'Maximum allowed function arguments of 7 for function f is reached.',
    ],
    [
      // Google's message says 10, but its compiler accepts 11.
      'bindings',
      (count) =>
        inDocuments(
          `function f() { ${repeat(count, (index) => `let v${index} = ${index};`)} return ${repeat(count, (index) => `v${index}`, ' + ')} == 0; }` +
            'match /t/{id} { allow get: if f(); }',
        ),
      11,
      'Maximum allowed variable count of 10 for a given function has been reached.',
    ],
    [
      'calls in calls',
      (count) =>
        inDocuments(
          `${repeat(count + 1, (index) => `function f${index}() { return ${index === 0 ? 'true' : `f${index - 1}()`}; }\n`)}` +
            `match /t/{id} { allow get: if f${count}(); }`,
        ),
      20,
      `Maximum allowed call depth of 20 is reached for [${repeat(21, (index) => `f${21 - index}`, '->')}] call stack.`,
    ],
    [
      'operands of &&',
      (count) => condition(repeat(count, () => 'true', ' && ')),
      99,
      'Expression is too complex to evaluate safely.',
    ],
    [
      'parentheses',
      (count) => condition(`${'('.repeat(count)}true${')'.repeat(count)}`),
      98,
      'Expression is too complex to evaluate safely.',
    ],
    [
      'negations',
      (count) => condition(`${'!'.repeat(count)}true`),
      98,
      'Expression is too complex to evaluate safely.',
    ],
    [
      'lists in lists',
      (count) => condition(`${'['.repeat(count)}${']'.repeat(count)} is list`),
      98,
      'Expression is too complex to evaluate safely.',
    ],
  ])('%s', (_, source, max, description) => {
    expect(issuesOf(source(max))).toEqual([]);
    expect(issuesOf(source(max + 1)).map((issue) => issue.replace(/^\S+ /, ''))).toContain(description);
  });
});

test('a match nested too deep is reported once, at its start', () => {
  const source = inDocuments(`${repeat(13, (index) => `match /c${index}/d {\n`)} allow get; ${'}'.repeat(13)}`);
  expect(issuesOf(source)).toEqual(['14:1 Maximum allowed resource rule depth of 10 is reached.']);
});

test('expressions nested too deep are reported at their position', () => {
  expect(issuesOf(condition(repeat(100, () => 'true', ' && ')))).toEqual([
    '5:1 Expression is too complex to evaluate safely.',
    '5:9 Expression is too complex to evaluate safely.',
  ]);
});

test('the source is limited to 256 KB', () => {
  const rules = inDocuments('match /t/{id} { allow get; }');
  const padded = (size: number) => `${rules}//${'x'.repeat(size - rules.length - 2)}`;
  expect(issuesOf(padded(256 * 1024))).toEqual([]);
  expect(issuesOf(padded(256 * 1024 + 1))).toHaveLength(1);
  // Bytes, not characters.
  expect(issuesOf(`${rules}//${'é'.repeat(130 * 1024)}`)).toHaveLength(1);
});

test('extreme nesting is reported as an error and does not crash', () => {
  expect(issuesOf(condition(`${'('.repeat(20_000)}true${')'.repeat(20_000)}`))).toEqual([
    '5:148 Expression is too complex to evaluate safely.',
  ]);
  expect(issuesOf(condition(`${'!'.repeat(20_000)}true`))).toEqual([
    '5:148 Expression is too complex to evaluate safely.',
  ]);
});
