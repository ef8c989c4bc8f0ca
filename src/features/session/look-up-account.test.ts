import { describe, expect, test } from 'vitest';
import type { RegistrationDetails } from '#domain/contracts/accounts.ts';
import { type InterimUser, interimUserDefaults, lacksDetails } from '#domain/documents/interim-user.ts';
import type { DomainError, ErrorCode } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { anInterimUser, aNewInterimUser } from '#tests/builders/interim-user.ts';
import { lookUpAccount } from './look-up-account.ts';

const user = { uid: 'maria', email: 'maria@madelief.test' };
const account = { ...user, role: 'senior', firstName: 'Maria', lastName: 'Peeters' };

const details: RegistrationDetails = {
  first_name: 'Mia',
  last_name: 'Maes',
  phone_number: '0471 11 22 33',
  city: '9000',
  full_address: 'Molenstraat 5',
  name_city: 'Gent',
  language: 'FR',
  test: null,
};

/** The server with its one record, and a device that may hold the details of an interrupted sign-up. */
function world(record: InterimUser | null, kept: RegistrationDetails | null = null) {
  const state = {
    record,
    kept,
    confirmedWith: [] as (RegistrationDetails | null)[],
    readFailure: null as DomainError | null,
    confirmFailure: null as DomainError | null,
  };
  const records = {
    read: (): Promise<Result<InterimUser | null, DomainError>> =>
      Promise.resolve(state.readFailure === null ? ok(state.record) : err(state.readFailure)),
    confirm: (given: RegistrationDetails | null): Promise<Result<unknown, DomainError>> => {
      state.confirmedWith.push(given);
      if (state.confirmFailure !== null) return Promise.resolve(err(state.confirmFailure));
      const before = state.record ?? aNewInterimUser({ ...interimUserDefaults, ...given });
      state.record = { ...before, ...(lacksDetails(before) ? given : {}), status: 'verified' };
      return Promise.resolve(ok({}));
    },
    storedDetails: () => Promise.resolve(state.kept),
    forgetDetails: () => {
      state.kept = null;
      return Promise.resolve();
    },
  };
  return { state, records };
}

describe('lookUpAccount', () => {
  // spec: 4.access.role-by-id
  test('reads name and role of a verified person, without a further call', async () => {
    const { state, records } = world(anInterimUser());
    expect(await lookUpAccount(user, records)).toEqual(ok(account));
    expect(state.confirmedWith).toEqual([]);
  });

  // spec: 4.access.confirmed-lookup
  test('an unverified record is completed from its own contents', async () => {
    const { state, records } = world(aNewInterimUser(), details);
    expect(await lookUpAccount(user, records)).toEqual(ok(account));
    expect(state.confirmedWith).toEqual([null]);
    expect(state.record?.status).toBe('verified');
    expect(state.kept).toBeNull();
  });

  // spec: 4.access.confirmed-missing-record
  test('a missing record is created from the details on this device, which are then deleted', async () => {
    const { state, records } = world(null, details);
    expect(await lookUpAccount(user, records)).toEqual(ok({ ...account, firstName: 'Mia', lastName: 'Maes' }));
    expect(state.confirmedWith).toEqual([details]);
    expect(state.kept).toBeNull();
  });

  test('a record that the link made without a name gets the details on this device; a failure can wait', async () => {
    const nameless = anInterimUser({ ...interimUserDefaults });
    const { state, records } = world(nameless, details);
    state.confirmFailure = { code: 'network' };
    expect(await lookUpAccount(user, records)).toEqual(ok({ ...account, firstName: '', lastName: '' }));
    expect(state.kept).toEqual(details);
    state.confirmFailure = null;
    expect(await lookUpAccount(user, records)).toEqual(ok({ ...account, firstName: 'Mia', lastName: 'Maes' }));
    expect(state.kept).toBeNull();
    const elsewhere = world(nameless);
    expect(await lookUpAccount(user, elsewhere.records)).toEqual(ok({ ...account, firstName: '', lastName: '' }));
    expect(elsewhere.state.confirmedWith).toEqual([]);
  });

  test('… and from defaults elsewhere, which are not used as names', async () => {
    const { state, records } = world(null);
    expect(await lookUpAccount(user, records)).toEqual(ok({ ...account, firstName: '', lastName: '' }));
    expect(state.confirmedWith).toEqual([null]);
  });

  test('the details stay on the device until the server has them', async () => {
    const { state, records } = world(null, details);
    state.confirmFailure = { code: 'network' };
    expect(await lookUpAccount(user, records)).toEqual(err({ code: 'network' }));
    expect(state.kept).toEqual(details);
  });

  test('passes on the codes that the caller acts on, and maps the rest to a failed lookup', async () => {
    const expected: readonly [ErrorCode, ErrorCode][] = [
      ['not-a-senior', 'not-a-senior'],
      ['account-blocked', 'account-blocked'],
      ['network', 'network'],
      ['server-unavailable', 'server-unavailable'],
      ['sign-in-expired', 'sign-in-expired'],
      ['no-access', 'role-lookup-failed'],
      ['email-not-verified', 'role-lookup-failed'],
      ['unknown', 'role-lookup-failed'],
    ];
    for (const [given, told] of expected) {
      const unread = world(anInterimUser());
      unread.state.readFailure = { code: given };
      expect(await lookUpAccount(user, unread.records)).toEqual(err({ code: told }));
      const unconfirmed = world(null);
      unconfirmed.state.confirmFailure = { code: given };
      expect(await lookUpAccount(user, unconfirmed.records)).toEqual(err({ code: told }));
    }
  });
});
