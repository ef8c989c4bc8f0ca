import { describe, expect, it } from 'vitest';
import type { AllowNode, Expression, MatchNode, RulesFile } from '#local/firestore/rules/syntax/ast.ts';
import { allCases } from './cases/all-cases.ts';
import { evaluateCase, prepareCase } from './runners/in-process.ts';
import { compileProductRules, rulesSource } from './runners/rules-under-test.ts';
import { parseRules, rulesetOf } from './mutants/ruleset-of.ts';
import { expectedVerdict } from './oracle/expected-verdict.ts';

const now = new Date('2026-03-02T09:00:00Z');
/** Neighbouring cases differ in one value of one field, so their cost is about the same. */
const every = 3;
const prepared = allCases(now)
  .filter((_, index) => index % every === 0)
  .map((rulesCase) => ({
    name: rulesCase.name,
    allowed: expectedVerdict(rulesCase) === 'allow',
    request: prepareCase(rulesCase),
  }));

/** The same rules with every condition repeated: `&&` repeats a true one, `||` a false one. */
function repeated(file: RulesFile, operator: '&&' | '||', times: number): RulesFile {
  const repeat = (condition: Expression): Expression =>
    Array.from({ length: times - 1 }, () => condition).reduce<Expression>(
      (left, right) => ({ kind: 'logical', operator, left, right, line: right.line, column: right.column }),
      condition,
    );
  const allow = (node: AllowNode): AllowNode => ({ ...node, condition: node.condition && repeat(node.condition) });
  const match = (node: MatchNode): MatchNode => ({
    ...node,
    allows: node.allows.map(allow),
    matches: node.matches.map(match),
  });
  return {
    ...file,
    services: file.services.map((service) => ({ ...service, matches: service.matches.map(match) })),
  };
}

const file = parseRules(rulesSource);

describe('the rules stay far from the limits of Firestore', { timeout: 600_000 }, () => {
  // The sixth: how full the day is, of a senior without a login for whom somebody of her circle asks (decision 104).
  it('reads at most 6 other documents for any request (10 are allowed)', () => {
    const rules = compileProductRules();
    const excessive = prepared.flatMap(({ name, request }) => {
      const read = new Set<string>();
      const { reader } = request;
      evaluateCase(rules, {
        ...request,
        reader: {
          get: (path) => {
            read.add(path.join('/'));
            return reader.get(path);
          },
          getAfter: (path) => {
            read.add(path.join('/'));
            return reader.getAfter(path);
          },
        },
      });
      return read.size > 6 ? [`${name}: ${[...read].join(', ')}`] : [];
    });
    expect(excessive).toEqual([]);
  });

  // What can be evaluated twice within 1,000 expressions takes at most 500.
  it('takes at most 500 expressions to allow a request (1,000 are allowed)', () => {
    expect([...exhaustedBy(repeated(file, '&&', 2), true)]).toEqual([]);
  });

  it('takes at most 500 expressions to refuse a request', () => {
    expect([...exhaustedBy(repeated(file, '||', 2), false)]).toEqual([]);
  });

  it('the check is effective: some request cannot be evaluated twenty times', () => {
    expect(exhaustedBy(repeated(file, '&&', 20), true).next().value).toBeTypeOf('string');
    expect(exhaustedBy(repeated(file, '||', 20), false).next().value).toBeTypeOf('string');
  });
});

/** The requests of one kind that run out of expressions. */
function* exhaustedBy(rules: RulesFile, allowed: boolean): Generator<string> {
  const ruleset = rulesetOf(rules);
  for (const each of prepared) {
    if (each.allowed !== allowed) continue;
    const { trace } = evaluateCase(ruleset, each.request);
    if (trace.some(({ reason }) => /maximum of 1000 expr/.test(reason ?? ''))) yield each.name;
  }
}
