import { describe, expect, test } from 'vitest';
import { interimUserDefaults } from '#domain/documents/interim-user.ts';
import { profileOf, type ProfileValues } from '#domain/accounts/profile-changes.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { changesOf, type FormState, isDirty, readDraft, refreshed, untouched } from './form-state.ts';

const stored = profileOf(anInterimUser());
const opened = untouched(stored);

const filledIn = (changes: Partial<FormState['values']>, state: FormState = opened): FormState => ({
  ...state,
  values: { ...state.values, ...changes },
});

const valid = (state: FormState) => state.values as ProfileValues;

describe('an open form', () => {
  test('takes over concurrent changes, except in units that were edited', () => {
    const mine = filledIn({ phone_number: '0471 11 11 11', city: '9000' });
    const elsewhere = { ...stored, first_name: 'Mia', phone_number: '0499 99 99 99', full_address: 'Nieuwstraat 8' };
    const next = refreshed(mine, elsewhere);
    expect(next.values).toMatchObject({ first_name: 'Mia', phone_number: '0471 11 11 11' });
    // The address is one unit: with the postal code, its street counts as edited.
    expect(next.values).toMatchObject({ full_address: 'Kerkstraat 12', city: '9000' });
    expect(changesOf(next, valid(next)).before).toEqual({
      phone_number: stored.phone_number,
      full_address: stored.full_address,
      city: stored.city,
      name_city: stored.name_city,
    });
  });

  test('is untouched again when it equals the stored values, ignoring blanks', () => {
    expect(isDirty(opened)).toBe(false);
    expect(isDirty(filledIn({ first_name: ' Maria ' }))).toBe(false);
    expect(isDirty(filledIn({ first_name: 'Mia' }))).toBe(true);
  });
});

describe('the changes to save', () => {
  test('are the edited units, compared with the base', () => {
    const state = filledIn({ first_name: 'Mia' });
    expect(changesOf(state, valid(state))).toEqual({ before: { first_name: 'Maria' }, after: { first_name: 'Mia' } });
  });

  test('keep the stored value, also where it is shown as empty', () => {
    const fresh = untouched(profileOf(anInterimUser({ ...interimUserDefaults })));
    const state = filledIn({ phone_number: '0471 11 11 11' }, fresh);
    expect(changesOf(state, valid(state))).toEqual({
      before: { phone_number: '0000000000' },
      after: { phone_number: '0471 11 11 11' },
    });
  });
});

describe('a draft', () => {
  test('is restored as stored', () => {
    const state = filledIn({ phone_number: '04' });
    expect(readDraft(structuredClone(state))).toEqual(state);
  });

  test.each([null, 'nonsense', {}, { base: {}, values: {} }, { values: { first_name: 'Mia' } }])(
    'that cannot be parsed is null: %j',
    (kept) => expect(readDraft(kept)).toBeNull(),
  );
});
