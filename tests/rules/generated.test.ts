import { describe, expect, it } from 'vitest';
import { collections } from '#domain/collections.ts';
import { allCases } from './cases/all-cases.ts';
import { leadTimeCases } from './cases/lead-time-cases.ts';
import type { RulesCase, Verb } from './cases/rules-case.ts';
import { evaluateCase, prepareCase } from './runners/in-process.ts';
import { compileProductRules } from './runners/rules-under-test.ts';
import { expectedVerdict } from './oracle/expected-verdict.ts';

const rules = compileProductRules();
const now = new Date('2026-03-02T09:00:00Z');
const cases = [...allCases(now), ...leadTimeCases()];
const verbs: readonly Verb[] = ['get', 'list', 'create', 'update', 'delete'];

describe('every generated request is answered as the permission table requires', { timeout: 600_000 }, () => {
  for (const collection of Object.values(collections)) {
    for (const verb of verbs) {
      const chosen = cases.filter((each) => each.collection === collection && each.request.verb === verb);
      // spec: security.low-text
      it(`${collection}: ${verb} (${chosen.length} requests)`, () => {
        expect(chosen.length).toBeGreaterThan(0);
        expect(chosen.flatMap(unexpected)).toEqual([]);
      });
    }
  }

  it('there are at least 20,000 requests, with enough allowed ones among them', () => {
    expect(cases.length).toBeGreaterThan(20_000);
    expect(cases.filter((each) => expectedVerdict(each) === 'allow').length).toBeGreaterThan(5000);
  });
});

function unexpected(rulesCase: RulesCase): readonly string[] {
  const { allowed, trace } = evaluateCase(rules, prepareCase(rulesCase));
  const expected = expectedVerdict(rulesCase);
  if (allowed === (expected === 'allow')) return [];
  return [`${rulesCase.name}: ${expected} was expected, but ${JSON.stringify(trace)}`];
}
