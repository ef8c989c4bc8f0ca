import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../types.ts';
import {
  compileValid,
  decidedBy,
  evaluate,
  inDocuments,
  outcomeOf,
  request,
  storedDocument,
} from '../testing/rules-under-test.ts';

const LIMIT_REACHED =
  'Unable to evaluate the expression as the maximum of 1000 expressions to evaluate has been reached.';

const FUNCTIONS = `
function one() { return true; }
function echo(value) { return value; }
function letUnused() { let x = 1 == 1; return true; }
function letTwice() { let x = 1 == 1; return x && x; }
`;

/** Expression counts of Google's emulator, measured by filling a request with each expression up to the limit. */
const COSTS: Readonly<Record<string, number>> = {
  '1': 1,
  '(1)': 1,
  '1 == 1': 3,
  '!true': 2,
  '-1': 2,
  id: 1,
  'request.auth.uid': 3,
  "resource['id']": 3,
  '[1][0]': 4,
  "'a'[0:1]": 4,
  '[1][0:]': 5,
  '[1][:]': 5,
  '1 is int': 3,
  '1 in [1]': 4,
  "{'a': 1}": 3,
  '/a/b': 3,
  '/a/$(id)': 3,
  '/a/$(/b/c)': 5,
  '/a/{x}': 2,
  "'a'.size()": 2,
  'math.abs(1)': 2,
  'string(1)': 2,
  'debug(1)': 2,
  'true && true': 4,
  'true || (1 == 1)': 2,
  'false || true': 4,
  'false && true': 2,
  '(1 / 0 ) || true': 6,
  'false || false || false': 7,
  'true ? 1 : 2': 4,
  'false ? 1 : 2': 6,
  '(1 == 2) ? 1 : 2': 8,
  'false ? 1 : 1 + 1': 8,
  'one()': 2,
  'echo(1)': 3,
  'letUnused()': 6,
  'letTwice()': 9,
};

/** A condition that evaluates exactly `total` expressions: the list, its size, the 0 and the comparison are four. */
function conditionOf(total: number, filling = '', cost = 0, copies = 0): string {
  const padding = total - 4 - copies * cost;
  return `[${[...Array<string>(copies).fill(filling), ...Array<string>(padding).fill('1')].join(',')}].size() > 0`;
}

/** Rules that evaluate `total` expressions, mostly copies of one. */
function rulesOf(total: number, expression: string, cost: number): Ruleset {
  // Blocks of copies in functions keep the source small: a call and a list add two.
  const perBlock = Math.max(1, Math.floor(90 / cost));
  const blockCost = 2 + perBlock * cost;
  const block = `function block() { return [${Array<string>(perBlock).fill(expression).join(', ')}]; }`;
  const condition = conditionOf(total, 'block()', blockCost, Math.floor((total - 4) / blockCost));
  return compileValid(inDocuments(`match /t/{id} { ${FUNCTIONS} ${block}\nallow get: if\n${condition}; }`));
}

describe.each(Object.entries(COSTS))('%s counts as %d', (expression, cost) => {
  test.each([
    [999, 'allow'],
    [1000, 'allow'],
    [1001, LIMIT_REACHED],
  ])('%d expressions in a request', (total, outcome) => {
    const documents = [storedDocument('t/x')];
    expect(outcomeOf(rulesOf(total, expression, cost).authorize(request({}, documents)))).toBe(outcome);
  });
});

test('the limit cannot be absorbed', () => {
  expect(evaluate(`(${conditionOf(1001)}) || true`)).toBe(LIMIT_REACHED);
  expect(evaluate(`!(${conditionOf(1001)})`)).toBe(LIMIT_REACHED);
});

test('all statements of a request share one limit, and evaluation stops there', () => {
  const statements = (first: number, second: number) =>
    compileValid(
      inDocuments(
        `match /t/{id} { allow get: if !(${conditionOf(first - 1)}); allow get: if ${conditionOf(second)}; allow get; }`,
      ),
    ).authorize(request());
  expect(statements(500, 500).trace.map((entry) => entry.outcome)).toEqual(['deny', 'allow']);
  expect(statements(500, 501).trace.map((entry) => entry.reason)).toEqual(['false', LIMIT_REACHED, undefined]);
  const beyond = compileValid(
    inDocuments(`match /t/{id} { allow get: if ${conditionOf(1001)}; allow get: if true; }`),
  ).authorize(request());
  expect(beyond.allowed).toBe(false);
  expect(beyond.trace.map((entry) => entry.reason)).toEqual([LIMIT_REACHED, LIMIT_REACHED]);
});

test('each request starts at zero', () => {
  const rules = compileValid(decidedBy(conditionOf(1000)));
  expect(rules.authorize(request()).allowed).toBe(true);
  expect(rules.authorize(request()).allowed).toBe(true);
});
