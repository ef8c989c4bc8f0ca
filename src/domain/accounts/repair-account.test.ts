import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anInterimUser, aNewInterimUser } from '#tests/builders/interim-user.ts';
import { interimUserDefaults, interimUserSchema } from '../documents/interim-user.ts';
import { seniorProfileSchema } from '../documents/senior-profile.ts';
import { textLimits } from '../field-types.ts';
import { type AccountRecords, repairAccount, type SignUpDetails } from './repair-account.ts';

const maria = { uid: 'maria', email: 'maria@madelief.test' };
const profile = {
  user_id: 'maria',
  senior_id: 'maria',
  senior_name: 'Maria Peeters',
  address: '',
  age: 65,
  mobility: 'good',
};
const stored = (user: object, hasProfile = false): AccountRecords => ({ user: { ...user }, hasProfile });

test('an account without records gets a record and a profile with the stored sign-up details', () => {
  const details = { first_name: 'Maria', last_name: 'Peeters', city: '2000', language: 'FR', test: true } as const;
  expect(repairAccount({ user: null, hasProfile: false }, maria, details)).toEqual({
    changes: {
      createUser: {
        id: 'maria',
        email: 'maria@madelief.test',
        first_name: 'Maria',
        last_name: 'Peeters',
        phone_number: '0000000000',
        role: 'senior',
        city: '2000',
        language: 'FR',
        full_address: '',
        name_city: '',
        status: 'verified',
        test: true,
      },
      createProfile: profile,
    },
    outcome: { role: 'senior', created: true },
  });
});

test('without sign-up details the defaults of spec.md section 3 are used', () => {
  const { changes } = repairAccount({ user: null, hasProfile: false }, maria);
  expect(changes.createUser).toMatchObject({
    first_name: 'Unknown',
    last_name: 'User',
    phone_number: '0000000000',
    city: 'Unknown',
    language: 'NL',
    test: null,
  });
  expect(changes.createProfile).toEqual({ ...profile, senior_name: 'Unknown User' });
});

test('a pending record becomes verified and gets a profile; sign-up details do not change it', () => {
  expect(repairAccount(stored(aNewInterimUser()), maria, { first_name: 'Mallory' })).toEqual({
    changes: { updateUser: { status: 'verified' }, createProfile: profile },
    outcome: { role: 'senior', created: false },
  });
});

test('a verified record without a profile gets one, and a complete account is unchanged', () => {
  expect(repairAccount(stored(anInterimUser()), maria).changes).toEqual({ createProfile: profile });
  expect(repairAccount(stored(anInterimUser(), true), maria).changes).toEqual({});
});

test('a record without a name gets the sign-up details, and its profile the name', () => {
  const nameless = anInterimUser({ ...interimUserDefaults });
  const details = { first_name: 'Maria', last_name: 'Peeters', city: '2000', test: null } as const;
  const { test: _, ...filledIn } = details;
  expect(repairAccount(stored(nameless, true), maria, details).changes).toEqual({
    updateUser: filledIn,
    renameProfile: 'Maria Peeters',
  });
  expect(repairAccount(stored({ ...nameless, status: 'pending_verification' }), maria, details).changes).toEqual({
    updateUser: { ...filledIn, status: 'verified' },
    createProfile: profile,
  });
  expect(repairAccount(stored({ ...nameless, first_name: 'Mia' }, true), maria, details).changes).toEqual({});
  expect(repairAccount(stored({ ...nameless, role: 'admin' }, true), maria, details).changes).toEqual({});
});

test('staff gets no profile, and an unknown role gets nothing at all', () => {
  expect(repairAccount(stored(aNewInterimUser({ role: 'admin' })), maria)).toEqual({
    changes: { updateUser: { status: 'verified' } },
    outcome: { role: 'admin', created: false },
  });
  for (const role of ['student', '__proto__', 7, null, undefined]) {
    expect(repairAccount(stored({ ...aNewInterimUser(), role }), maria)).toEqual({ changes: {}, outcome: null });
  }
});

test('an unknown status is not changed', () => {
  expect(repairAccount(stored({ ...anInterimUser(), status: 'blocked' }, true), maria).changes).toEqual({});
});

test('a malformed record still gives a valid profile', () => {
  const odd = { role: 'senior', status: 'verified', first_name: 12, last_name: 'x'.repeat(5000) };
  expect(repairAccount(stored(odd), maria).changes).toEqual({
    createProfile: { ...profile, senior_name: 'Unknown User' },
  });
});

const text = (max: number) => fc.string({ minLength: 1, maxLength: max });
const anyDetails: fc.Arbitrary<SignUpDetails> = fc.record(
  {
    first_name: text(textLimits.name),
    last_name: text(textLimits.name),
    phone_number: text(textLimits.phone),
    city: text(textLimits.postalCode),
    language: fc.constantFrom('NL' as const, 'FR' as const, 'EN' as const),
    full_address: text(textLimits.street),
    name_city: text(textLimits.town),
    test: fc.constantFrom(true as const, null),
  },
  { requiredKeys: [] },
);
const anyRecords: fc.Arbitrary<AccountRecords> = fc.record({
  user: fc.option(
    fc.record({
      role: fc.oneof(fc.constantFrom('senior', 'admin'), fc.string()),
      status: fc.oneof(fc.constantFrom('pending_verification', 'verified'), fc.string()),
      first_name: fc.oneof(fc.constant('Unknown'), text(textLimits.name), fc.anything()),
      last_name: fc.oneof(fc.constant('User'), text(textLimits.name), fc.anything()),
    }),
  ),
  hasProfile: fc.boolean(),
});

test('for any records: the writes are valid, no role changes, and the repair is idempotent', () => {
  fc.assert(
    fc.property(anyRecords, anyDetails, (records, details) => {
      const { changes, outcome } = repairAccount(records, maria, details);
      if (changes.createUser) expect(interimUserSchema.parse(changes.createUser).role).toBe('senior');
      if (changes.createProfile) expect(seniorProfileSchema.parse(changes.createProfile).senior_id).toBe('maria');
      if (records.user) expect(outcome?.role ?? records.user['role']).toBe(records.user['role']);
      const after: AccountRecords = {
        user: records.user === null ? { ...changes.createUser } : { ...records.user, ...changes.updateUser },
        hasProfile: records.hasProfile || changes.createProfile !== undefined,
      };
      expect(repairAccount(after, maria, details).changes).toEqual({});
    }),
  );
});
