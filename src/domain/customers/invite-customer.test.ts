import { beforeEach, expect, test } from 'vitest';
import { aCustomer } from '#tests/builders/accounts/customer.ts';
import { aCircleInvitation } from '#tests/builders/circle.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { MemoryDocuments } from '#tests/faults/dispatch-model/memory-documents.ts';
import { inviteCustomer as contract } from '../contracts/people.ts';
import { runRecordCommand } from '../dispatch/transaction/record-command.ts';
import { customerSchema } from '../documents/customer.ts';
import { interimUserSchema } from '../documents/interim-user.ts';
import { mailSchema } from '../documents/mail.ts';
import { completeInvited } from './complete-invited.ts';
import { customerOfAccount } from './follow-account.ts';
import { inviteCustomer, type ReserveLogin } from './invite-customer.ts';

const now = new Date('2026-11-22T10:00:00Z');
const staff = { uid: 'staf', role: 'admin' } as const;
const commandId = '3b0e9a52-6f0c-4d38-9a7e-5f1d2c4b8a90';
const godelieve = aCustomer();

let documents: MemoryDocuments;
let logins: Map<string, string>;

/** Auth, where each address is of one login. */
const reserve: ReserveLogin = (uid, email) => {
  const owner = [...logins].find(([, address]) => address === email)?.[0];
  if (owner !== undefined && owner !== uid) return Promise.resolve('address-unusable');
  logins.set(uid, email);
  return Promise.resolve('reserved');
};

beforeEach(async () => {
  documents = new MemoryDocuments([], null);
  logins = new Map([['maria', 'maria@madelief.test']]);
  await documents.transact('trigger', async () => ({
    value: null,
    writes: [
      { kind: 'create', collection: 'interim_users', id: 'maria', data: { ...anInterimUser() } },
      { kind: 'create', collection: 'customers', id: 'godelieve', data: { ...godelieve } },
    ],
  }));
});

function invite(fields: object = {}, id = commandId) {
  const typed = { command_id: id, senior_id: 'godelieve', revision: 1, email: 'lieve@madelief.test', ...fields };
  const command = inviteCustomer(staff, contract.input.parse(typed), reserve);
  return documents.transact('staff', (reads) => runRecordCommand(reads, command, now));
}

const all = (collection: string) =>
  [...documents.all()].filter(([path]) => path.startsWith(`${collection}/`)).map(([, data]) => data);

test('an invitation keeps the login under the id of the record, and orders one mail, however often it is sent', async () => {
  expect(await invite()).toEqual({ ok: true, value: { revision: 2 } });
  expect(await invite()).toEqual({ ok: true, value: { revision: 2 } });
  expect(logins.get('godelieve')).toBe('lieve@madelief.test');
  expect(all('customers')).toMatchObject([
    { has_account: false, revision: 2, invited: { email: 'lieve@madelief.test', at: now }, confirmation: 'print' },
  ]);
  expect(all('mail').map((mail) => mailSchema.parse(mail))).toMatchObject([
    { to: 'lieve@madelief.test', template: 'account-invitation', values: { name: 'Godelieve' }, state: 'pending' },
  ]);
  expect(all('audit_log')).toMatchObject([{ action: 'invite-customer', after: { invited: 'yes' } }]);
  expect(JSON.stringify(all('audit_log'))).not.toMatch(/lieve@|Broeck/);
});

test('a mistake in the address is mended by inviting again', async () => {
  await invite({ email: 'leive@madelief.test' });
  const again = await invite({ revision: 2 }, '3b0e9a52-6f0c-4d38-9a7e-5f1d2c4b8a91');
  expect(again).toEqual({ ok: true, value: { revision: 3 } });
  expect(logins.get('godelieve')).toBe('lieve@madelief.test');
  expect(all('mail')).toHaveLength(2);
});

test.each([
  [{ email: 'maria@madelief.test' }, 'mail-address-unusable'],
  [{ senior_id: 'niemand' }, 'customer-not-found'],
  [{ senior_id: 'maria' }, 'customer-has-account'],
  [{ revision: 7 }, 'changed-meanwhile'],
])('an invitation with %j is rejected and leaves nothing: %s', async (fields, code) => {
  expect(await invite(fields)).toMatchObject({ ok: false, error: { code } });
  expect([all('mail'), all('audit_log'), logins.get('godelieve')]).toEqual([[], [], undefined]);
});

test('the account begins with what staff knew, and the record follows it with what staff wrote', async () => {
  await invite();
  const customer = documents.get({ collection: 'customers', id: 'godelieve' });
  const identity = { uid: 'godelieve', email: 'lieve@madelief.test' };
  const { changes, outcome } = completeInvited({ user: null, hasProfile: false, customer }, identity);
  expect(outcome).toEqual({ role: 'senior', created: true });
  expect(interimUserSchema.parse(changes.createUser)).toMatchObject({
    id: 'godelieve',
    email: 'lieve@madelief.test',
    first_name: 'Godelieve',
    last_name: 'Van den Broeck',
    phone_number: '03 234 56 78',
    full_address: 'Lindelaan 7',
    status: 'verified',
  });
  expect(changes.createProfile).toMatchObject({ senior_id: 'godelieve', address: 'Lindelaan 7, 2018 Antwerpen' });
  const followed = customerOfAccount('godelieve', { account: { ...changes.createUser }, former: customer }, now);
  expect(customerSchema.parse(followed)).toMatchObject({ has_account: true, confirmation: 'print', revision: 2 });
  expect(followed).not.toHaveProperty('invited');
});

test('a login that was made for an invitation into a circle, and never took it, is a family member’s', () => {
  const identity = { uid: 'els', email: 'els@madelief.test' };
  const invitation = { ...aCircleInvitation() };
  const none = { user: null, hasProfile: false, customer: null };
  for (const details of [undefined, {}, { first_name: undefined }]) {
    const { changes, outcome } = completeInvited({ ...none, invitation }, identity, details);
    expect(outcome).toEqual({ role: 'family', created: true });
    expect(changes).toEqual({ createUser: interimUserSchema.parse(changes.createUser) });
    expect(changes.createUser).toMatchObject({ first_name: 'Els', last_name: 'Janssens', role: 'family' });
  }
  // A sign-up that has begun, a customer of staff's, and a record that is there are a senior's; so is anything unreadable.
  const roleOf = (records: Partial<Parameters<typeof completeInvited>[0]>, details = {}) =>
    completeInvited({ ...none, invitation, ...records }, identity, details).outcome?.role;
  expect(roleOf({}, { first_name: 'Els' })).toBe('senior');
  expect(roleOf({ customer: { ...godelieve } })).toBe('senior');
  expect(roleOf({ user: { ...anInterimUser({ id: 'els' }) } })).toBe('senior');
  expect(roleOf({ invitation: { email: 'els@madelief.test' } })).toBe('senior');
  expect(roleOf({ invitation: null })).toBe('senior');
});

test('nobody else begins with a record: not a sign-up of her own, and not an account that was there', () => {
  const identity = { uid: 'maria', email: 'maria@madelief.test' };
  const own = aCustomer({ senior_id: 'maria', has_account: true });
  const { changes } = completeInvited({ user: null, hasProfile: false, customer: { ...own } }, identity);
  expect(changes.createUser).toMatchObject({ first_name: 'Unknown' });
  const known = { user: { ...anInterimUser() }, hasProfile: true, customer: { ...godelieve } };
  expect(completeInvited(known, identity).changes).toEqual({});
});
