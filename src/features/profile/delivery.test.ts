import { expect, test } from 'vitest';
import { profileOf } from '#domain/accounts/profile-changes.ts';
import type { AccountItem } from '#sync/account-outbox.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { deliveryOf } from './delivery.ts';

const changes = { before: { first_name: 'Maria' }, after: { first_name: 'Mia' } };

function item(state: AccountItem['state'], error: AccountItem['error'] = null): AccountItem {
  return { id: state, state, error, command: { kind: 'update-profile', changeId: state, changes } } as AccountItem;
}

const request = { state: 'needs-you', command: { kind: 'create-request' } } as AccountItem;
const theirs = (firstName: string) => profileOf(anInterimUser({ first_name: firstName }));

test('ignores requests', () => {
  expect(deliveryOf([request])).toEqual({ kind: 'none' });
});

test('a waiting item goes before a received one', () => {
  expect(deliveryOf([item('received')])).toEqual({ kind: 'received' });
  expect(deliveryOf([item('received'), item('sending')])).toEqual({ kind: 'waiting', needsSignIn: false });
  expect(deliveryOf([item('waiting', { code: 'sign-in-expired' })])).toEqual({ kind: 'waiting', needsSignIn: true });
  expect(deliveryOf([item('cancelled')])).toEqual({ kind: 'none' });
});

test('a conflict has both values; any other rejection is refused', () => {
  const conflict = item('needs-you', { code: 'profile-conflict', theirs: theirs('Mieke') });
  expect(deliveryOf([item('received'), conflict])).toEqual({
    kind: 'conflict',
    conflict: { changes, theirs: theirs('Mieke'), itemId: 'needs-you' },
  });
  expect(deliveryOf([item('needs-you', { code: 'profile-failed' })])).toMatchObject({ kind: 'refused' });
});
