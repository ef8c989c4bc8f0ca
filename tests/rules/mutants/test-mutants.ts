import { expect, it } from 'vitest';
import { rulesSource } from '../runners/rules-under-test.ts';
import { parseRules } from './ruleset-of.ts';
import { findSurvivors } from './survivors.ts';

/** The mutations take most of the time of these tests, so one file for each core tries its share. */
const shares = 2;

/** Tries one share of the mutations; a file of its own for each runs in a process of its own. */
export function testMutants(index: 0 | 1): void {
  it('the cases detect every condition that is dropped, negated or loosened by one', { timeout: 300_000 }, () => {
    const { mutants, survivors } = findSurvivors(parseRules(rulesSource), { index, of: shares });
    expect(survivors).toEqual([]);
    expect(mutants).toBeGreaterThan(500);
  });
}
