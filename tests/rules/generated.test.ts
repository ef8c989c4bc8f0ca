import { describe, expect, it } from 'vitest';
import { collections } from '#domain/collections.ts';
import type { Verb } from './cases/rules-case.ts';
import { type DecidedCase, decideCases } from './mutants/decide-cases.ts';
import { parseRules } from './mutants/ruleset-of.ts';
import { findSurvivors } from './mutants/survivors.ts';
import { evaluateCase } from './runners/in-process.ts';
import { compileProductRules, rulesSource } from './runners/rules-under-test.ts';

const file = parseRules(rulesSource);
// Some 250,000 requests, decided once for both parts.
const decided = decideCases(file);
const verbs: readonly Verb[] = ['get', 'list', 'create', 'update', 'delete'];

describe('every generated request is answered as the permission table requires', () => {
  for (const collection of Object.values(collections)) {
    for (const verb of verbs) {
      const chosen = decided.cases.filter(
        ({ rulesCase }) => rulesCase.collection === collection && rulesCase.request.verb === verb,
      );
      // spec: security.low-text
      it(`${collection}: ${verb} (${chosen.length} requests)`, () => {
        expect(chosen.length).toBeGreaterThan(0);
        expect(chosen.filter((each) => decided.unexpected.has(each)).map(explain)).toEqual([]);
      });
    }
  }

  it('there are at least 20,000 requests, with enough allowed ones among them', () => {
    expect(decided.cases.length).toBeGreaterThan(20_000);
    expect(decided.cases.filter(({ expected }) => expected).length).toBeGreaterThan(5000);
  });
});

function explain({ rulesCase, prepared, expected }: DecidedCase): string {
  const { trace } = evaluateCase(compileProductRules(), prepared);
  return `${rulesCase.name}: ${expected ? 'allow' : 'deny'} was expected, but ${JSON.stringify(trace)}`;
}

it('the cases detect every condition that is dropped, negated or loosened by one', { timeout: 1_800_000 }, () => {
  const { mutants, survivors } = findSurvivors(file, decided);
  expect(survivors).toEqual([]);
  expect(mutants).toBeGreaterThan(1500);
});
