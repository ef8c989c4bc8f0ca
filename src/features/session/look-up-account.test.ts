import { describe, expect, test } from 'vitest';
import { type InterimUser, interimUserSchema } from '#domain/documents/interim-user.ts';
import type { DomainError, ErrorCode } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { lookUpAccount } from './look-up-account.ts';

const user = { uid: 'u1', email: 'maria@madelief.test' };

const record: InterimUser = {
  id: 'u1',
  email: 'maria@madelief.test',
  first_name: 'Maria',
  last_name: 'Peeters',
  phone_number: '03 123 45 67',
  role: 'senior',
  city: '2000',
  language: 'NL',
  full_address: 'Meir 1',
  name_city: 'Antwerpen',
  status: 'verified',
};

function records(found: Result<InterimUser | null, DomainError>, creation: Result<void, DomainError> = ok(undefined)) {
  const created: InterimUser[] = [];
  return {
    created,
    read: () => Promise.resolve(found),
    create: (fresh: InterimUser) => {
      created.push(fresh);
      return Promise.resolve(creation);
    },
  };
}

describe('lookUpAccount', () => {
  test('reads name and role, and writes nothing', async () => {
    const store = records(ok(record));
    expect(await lookUpAccount(user, store)).toEqual(
      ok({ uid: 'u1', email: 'maria@madelief.test', role: 'senior', firstName: 'Maria', lastName: 'Peeters' }),
    );
    expect(store.created).toEqual([]);
  });

  test('makes the record that is missing: a senior who still has to be verified, without an invented name', async () => {
    const store = records(ok(null));
    const account = await lookUpAccount(user, store);
    expect(account).toEqual(ok({ ...user, role: 'senior', firstName: '', lastName: '' }));
    expect(store.created).toHaveLength(1);
    expect(interimUserSchema.parse(store.created[0])).toMatchObject({
      id: 'u1',
      role: 'senior',
      status: 'pending_verification',
    });
  });

  test('passes on what the caller can act upon, and calls the rest a failed lookup', async () => {
    const expected: readonly [ErrorCode, ErrorCode][] = [
      ['not-a-senior', 'not-a-senior'],
      ['network', 'network'],
      ['server-unavailable', 'server-unavailable'],
      ['sign-in-expired', 'sign-in-expired'],
      ['no-access', 'role-lookup-failed'],
      ['unknown', 'role-lookup-failed'],
    ];
    for (const [given, told] of expected) {
      expect(await lookUpAccount(user, records(err({ code: given })))).toEqual(err({ code: told }));
      expect(await lookUpAccount(user, records(ok(null), err({ code: given })))).toEqual(err({ code: told }));
    }
  });
});
