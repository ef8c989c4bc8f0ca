import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changedUnits,
  changesBetween,
  composeChanges,
  conflictsWith,
  includesChanges,
  type ProfileUnit,
  profileUnitNames,
  profileUnits,
  type ProfileValues,
  resolveConflict,
  reflectsChanges,
  withReceivedChanges,
  withChanges,
} from './profile-changes.ts';

const word = fc.constantFrom('een', 'twee', 'drie');

/** A small vocabulary, so that equal values are frequent. */
const profile: fc.Arbitrary<ProfileValues> = fc.record({
  first_name: word,
  last_name: word,
  phone_number: word,
  city: word,
  full_address: word,
  name_city: word,
  language: fc.constantFrom('NL', 'FR', 'EN'),
});

const unitOf = (unit: ProfileUnit, values: Partial<ProfileValues>) => profileUnits[unit].map((field) => values[field]);

describe('profile changes', () => {
  test('contain the changed units and nothing else', () => {
    fc.assert(
      fc.property(profile, profile, (before, after) => {
        const changes = changesBetween(before, after);
        expect(withChanges(before, changes)).toEqual(after);
        for (const unit of profileUnitNames) {
          const differs = JSON.stringify(unitOf(unit, before)) !== JSON.stringify(unitOf(unit, after));
          expect(changedUnits(changes).includes(unit)).toBe(differs);
        }
      }),
    );
  });

  test('treat the address as one unit: a new house number includes its town', () => {
    const before: ProfileValues = {
      first_name: 'Maria',
      last_name: 'Peeters',
      phone_number: '0470 12 34 56',
      city: '2000',
      language: 'NL',
      full_address: 'Kerkstraat 12',
      name_city: 'Antwerpen',
    };
    const changes = changesBetween(before, { ...before, full_address: 'Kerkstraat 14' });
    expect(changes).toEqual({
      before: { full_address: 'Kerkstraat 12', city: '2000', name_city: 'Antwerpen' },
      after: { full_address: 'Kerkstraat 14', city: '2000', name_city: 'Antwerpen' },
    });
    expect(conflictsWith({ ...before, city: '9000', name_city: 'Gent' }, changes)).toEqual(['address']);
  });

  test('compose: two in a row equal one from the first state to the last', () => {
    fc.assert(
      fc.property(profile, profile, profile, (first, second, third) => {
        const composed = composeChanges(changesBetween(first, second), changesBetween(second, third));
        expect(composed).toEqual(changesBetween(first, third));
        expect(includesChanges(composed, changesBetween(first, third))).toBe(true);
      }),
    );
  });

  test('conflict only where both sides changed the same unit to different values', () => {
    fc.assert(
      fc.property(profile, profile, profile, (before, mine, theirs) => {
        const conflicts = conflictsWith(theirs, changesBetween(before, mine));
        for (const unit of profileUnitNames) {
          const [seen, wanted, found] = [before, mine, theirs].map((values) => JSON.stringify(unitOf(unit, values)));
          expect(conflicts.includes(unit)).toBe(seen !== wanted && found !== seen && found !== wanted);
        }
      }),
    );
  });

  test('are resolved per choice, and overwrite no unit without one', () => {
    const choice = fc.constantFrom('mine' as const, 'theirs' as const, undefined);
    const choices = fc.record(Object.fromEntries(profileUnitNames.map((unit) => [unit, choice])));
    fc.assert(
      fc.property(profile, profile, profile, choices, (before, mine, theirs, chosen) => {
        const changes = changesBetween(before, mine);
        const conflicts = conflictsWith(theirs, changes);
        const resolved = resolveConflict(changes, theirs, chosen);
        expect(conflictsWith(theirs, resolved)).toEqual([]);
        const result = withChanges(theirs, resolved);
        for (const unit of profileUnitNames) {
          const keepsMine =
            changedUnits(changes).includes(unit) && (!conflicts.includes(unit) || chosen[unit] === 'mine');
          expect(unitOf(unit, result)).toEqual(unitOf(unit, keepsMine ? mine : theirs));
        }
      }),
    );
  });

  test('once received, are applied to a record read earlier and not to a newer one', () => {
    fc.assert(
      fc.property(profile, profile, profile, (before, mine, later) => {
        const changes = changesBetween(before, mine);
        expect(withReceivedChanges(before, changes)).toEqual(mine);
        expect(withReceivedChanges(mine, changes)).toEqual(mine);
        expect(reflectsChanges(mine, changes)).toBe(true);
        if (reflectsChanges(later, changes)) expect(withReceivedChanges(later, changes)).toEqual(later);
      }),
    );
  });
});
