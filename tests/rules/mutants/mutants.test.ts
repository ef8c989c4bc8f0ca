import { expect, it } from 'vitest';
import { rulesSource } from '../runners/rules-under-test.ts';
import { parseRules } from './ruleset-of.ts';
import { findSurvivors } from './survivors.ts';

it('the cases detect every condition that is dropped, negated or loosened by one', { timeout: 1_800_000 }, () => {
  const { mutants, survivors } = findSurvivors(parseRules(rulesSource));
  expect(survivors).toEqual([]);
  expect(mutants).toBeGreaterThan(1500);
});
