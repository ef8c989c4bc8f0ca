import { type InterimUser, profileFields } from '../documents/interim-user.ts';

export type ProfileField = (typeof profileFields)[number];

/** The fields of an account that its owner may change, as stored. */
export type ProfileValues = Readonly<Pick<InterimUser, ProfileField>>;

/**
 * Fields that are merged as one unit when two devices change the profile concurrently. The address is a single unit:
 * the street of one device with the town of another would not be a valid address.
 */
export const profileUnits = {
  first_name: ['first_name'],
  last_name: ['last_name'],
  phone_number: ['phone_number'],
  address: ['full_address', 'city', 'name_city'],
  language: ['language'],
} as const satisfies Readonly<Record<string, readonly ProfileField[]>>;

export type ProfileUnit = keyof typeof profileUnits;

/** In the order of the screen. */
export const profileUnitNames = Object.keys(profileUnits) as readonly ProfileUnit[];

/**
 * An edit of some units: the values that the person saw and the values to store. Both contain the same fields, those of
 * whole units. All other units are left as they are, so concurrent edits of them are kept.
 */
export interface ProfileChanges {
  readonly before: Partial<ProfileValues>;
  readonly after: Partial<ProfileValues>;
}

export type ConflictChoice = 'mine' | 'theirs';

function isSame(unit: ProfileUnit, one: Partial<ProfileValues>, other: Partial<ProfileValues>): boolean {
  return profileUnits[unit].every((field) => one[field] === other[field]);
}

function only(units: readonly ProfileUnit[], values: Partial<ProfileValues>): Partial<ProfileValues> {
  const entries = units.flatMap((unit) => profileUnits[unit].map((field) => [field, values[field]] as const));
  return Object.fromEntries(entries);
}

const pick = (units: readonly ProfileUnit[], before: Partial<ProfileValues>, after: Partial<ProfileValues>) => ({
  before: only(units, before),
  after: only(units, after),
});

/** Returns the editable fields of a record. */
export function profileOf(record: ProfileValues): ProfileValues {
  return Object.fromEntries(profileFields.map((field) => [field, record[field]])) as unknown as ProfileValues;
}

export function changedUnits({ after }: ProfileChanges): readonly ProfileUnit[] {
  return profileUnitNames.filter((unit) => profileUnits[unit].some((field) => after[field] !== undefined));
}

export function changesBetween(before: ProfileValues, after: ProfileValues): ProfileChanges {
  return pick(
    profileUnitNames.filter((unit) => !isSame(unit, before, after)),
    before,
    after,
  );
}

/**
 * Composes two successive edits into one, without the units that the second one reverts. A second edit made without
 * knowledge of the first, from another page, keeps the values that it saw itself as `before`.
 */
export function composeChanges(first: ProfileChanges, second: ProfileChanges): ProfileChanges {
  const known = changedUnits(first).filter(
    (unit) => !changedUnits(second).includes(unit) || isSame(unit, first.after, second.before),
  );
  const before = { ...second.before, ...only(known, first.before) };
  const after = { ...first.after, ...second.after };
  return pick(
    changedUnits({ before, after }).filter((unit) => !isSame(unit, before, after)),
    before,
    after,
  );
}

/** Returns whether applying the first edit also fulfils the second. */
export function includesChanges(wish: ProfileChanges, other: ProfileChanges): boolean {
  return changedUnits(other).every((unit) => isSame(unit, wish.after, other.after));
}

/** Returns the units that were changed concurrently, to a value that is neither the one seen nor the one to store. */
export function conflictsWith(found: ProfileValues, { before, after }: ProfileChanges): readonly ProfileUnit[] {
  return changedUnits({ before, after }).filter((unit) => !isSame(unit, found, before) && !isSame(unit, found, after));
}

/** Returns the record with the edit applied. */
export function withChanges<Values extends ProfileValues>(values: Values, { after }: ProfileChanges): Values {
  return { ...values, ...after };
}

/**
 * Applies an edit that the server has received: a record that still shows the values from before is stale and gets the
 * new ones; any other value is newer and stays.
 */
export function withReceivedChanges<Values extends ProfileValues>(values: Values, changes: ProfileChanges): Values {
  const untouched = changedUnits(changes).filter((unit) => isSame(unit, values, changes.before));
  return { ...values, ...only(untouched, changes.after) };
}

/** Returns whether a record reflects the edit or a later state. */
export function reflectsChanges(values: ProfileValues, changes: ProfileChanges): boolean {
  return changedUnits(changes).every((unit) => !isSame(unit, values, changes.before));
}

/**
 * Rebases the edit on the values found, after the person has resolved the conflicts. A unit without a choice keeps the
 * value found: nothing is overwritten without a decision.
 */
export function resolveConflict(
  changes: ProfileChanges,
  theirs: ProfileValues,
  choices: Partial<Readonly<Record<ProfileUnit, ConflictChoice>>>,
): ProfileChanges {
  const conflicts = conflictsWith(theirs, changes);
  const kept = changedUnits(changes).filter(
    (unit) => !isSame(unit, theirs, changes.after) && (!conflicts.includes(unit) || choices[unit] === 'mine'),
  );
  return pick(kept, theirs, changes.after);
}
