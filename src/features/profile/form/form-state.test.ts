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

describe('a form that lies open', () => {
  test('takes over what was changed elsewhere, but for what the person is changing', () => {
    const mine = filledIn({ phone_number: '0471 11 11 11', city: '9000' });
    const elsewhere = { ...stored, first_name: 'Mia', phone_number: '0499 99 99 99', full_address: 'Nieuwstraat 8' };
    const next = refreshed(mine, elsewhere);
    expect(next.values).toMatchObject({ first_name: 'Mia', phone_number: '0471 11 11 11' });
    // The address is one: with the postal code, its street is being changed too.
    expect(next.values).toMatchObject({ full_address: 'Kerkstraat 12', city: '9000' });
    expect(changesOf(next, valid(next)).before).toEqual({
      phone_number: stored.phone_number,
      full_address: stored.full_address,
      city: stored.city,
      name_city: stored.name_city,
    });
  });

  test('is untouched again when it shows what stands there, blanks aside', () => {
    expect(isDirty(opened)).toBe(false);
    expect(isDirty(filledIn({ first_name: ' Maria ' }))).toBe(false);
    expect(isDirty(filledIn({ first_name: 'Mia' }))).toBe(true);
  });
});

describe('what is to be saved', () => {
  test('is what the person changed, against what they saw', () => {
    const state = filledIn({ first_name: 'Mia' });
    expect(changesOf(state, valid(state))).toEqual({ before: { first_name: 'Maria' }, after: { first_name: 'Mia' } });
  });

  test('starts from what is stored, also where that is shown as empty', () => {
    const fresh = untouched(profileOf(anInterimUser({ ...interimUserDefaults })));
    const state = filledIn({ phone_number: '0471 11 11 11' }, fresh);
    expect(changesOf(state, valid(state))).toEqual({
      before: { phone_number: '0000000000' },
      after: { phone_number: '0471 11 11 11' },
    });
  });
});

describe('a draft', () => {
  test('comes back as it was kept', () => {
    const state = filledIn({ phone_number: '04' });
    expect(readDraft(structuredClone(state))).toEqual(state);
  });

  test.each([null, 'nonsense', {}, { base: {}, values: {} }, { values: { first_name: 'Mia' } }])(
    'that cannot be read is none: %j',
    (kept) => expect(readDraft(kept)).toBeNull(),
  );
});
