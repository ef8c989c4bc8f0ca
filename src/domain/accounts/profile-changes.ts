import { type InterimUser, profileFields } from '../documents/interim-user.ts';

export type ProfileField = (typeof profileFields)[number];

/** What a person may change about their account, as it is stored. */
export type ProfileValues = Readonly<Pick<InterimUser, ProfileField>>;

/**
 * What belongs together when two devices change it at once. An address is one thing: the street of one device with the
 * town of another would be a door that nobody lives behind.
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
 * A wish to change some units: what the person saw and what they want instead. Both hold the same fields, those of whole
 * units. What is not here is left as it is, whoever changes it meanwhile.
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

/** The part of a record that a person may change. */
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
 * Two wishes, one after the other, as one. What the second takes back is in neither. A second wish that did not know of
 * the first one, from another page, keeps to what it saw itself.
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

/** Whether the second wish is fulfilled where the first one is. */
export function includesChanges(wish: ProfileChanges, other: ProfileChanges): boolean {
  return changedUnits(other).every((unit) => isSame(unit, wish.after, other.after));
}

/** The units that somebody else has changed meanwhile, to something that is neither what was seen nor what is wanted. */
export function conflictsWith(found: ProfileValues, { before, after }: ProfileChanges): readonly ProfileUnit[] {
  return changedUnits({ before, after }).filter((unit) => !isSame(unit, found, before) && !isSame(unit, found, after));
}

/** The record once the wish has arrived. */
export function withChanges<Values extends ProfileValues>(values: Values, { after }: ProfileChanges): Values {
  return { ...values, ...after };
}

/**
 * The same for a wish that has arrived already: a record that was read before that still shows what was there, one that
 * shows anything else is newer.
 */
export function withArrivedChanges<Values extends ProfileValues>(values: Values, changes: ProfileChanges): Values {
  const untouched = changedUnits(changes).filter((unit) => isSame(unit, values, changes.before));
  return { ...values, ...only(untouched, changes.after) };
}

/** Whether a record that was read shows what came of the wish, or of something later. */
export function showsChanges(values: ProfileValues, changes: ProfileChanges): boolean {
  return changedUnits(changes).every((unit) => !isSame(unit, values, changes.before));
}

/**
 * The wish as it is now that the person has seen what stands there. Without a choice a unit is left as it is: nothing is
 * written over that somebody did not decide about.
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
