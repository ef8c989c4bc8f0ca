import { beforeEach, expect, test } from 'vitest';
import { aCustomer } from '#tests/builders/accounts/customer.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { aLead } from '#tests/builders/staff/lead.ts';
import { aWaitingListEntry } from '#tests/builders/forms/waiting-list-entry.ts';
import { MemoryDocuments } from '#tests/faults/dispatch-model/memory-documents.ts';
import type { CollectionName } from '../collections.ts';
import type { inviteFromWaitingList as contract } from '../contracts/family/waiting-list.ts';
import { type CustomerContact, noNeeds } from '../documents/customer.ts';
import { runRecordCommand } from '../dispatch/transaction/record-command.ts';
import type * as z from 'zod/mini';
import { inviteFromWaitingList } from './commands/invite-from-waiting-list.ts';
import { inviteMember } from './commands/invite-member.ts';

type Wanted = z.output<typeof contract.input>;

const now = new Date('2026-11-25T10:00:00Z');
const staff = { uid: 'staf', role: 'admin' } as const;

let documents: MemoryDocuments;

const wanted: Wanted = {
  ...{ command_id: 'first', entry_id: 'entry', lead_id: 'lead' },
  senior: { kind: 'known', senior_id: 'godelieve' },
  ...{ first_name: 'An', last_name: 'Peeters', email: 'an.peeters@example.be' },
  ...{ relation: 'daughter', rights: ['book'], words: 'An mag regelen.' },
};

const lieve: CustomerContact = {
  ...{ first_name: 'Lieve', last_name: 'Claes', phone_number: '03 111 22 33', email: '' },
  ...{ full_address: 'Kerkstraat 1', city: '9000', name_city: 'Gent', language: 'NL' },
};
const unknown: Extract<Wanted['senior'], { kind: 'new' }> = {
  kind: 'new',
  contact: { ...lieve },
  confirmation: 'relative',
  needs: noNeeds(),
  relative: { name: 'An Peeters', email: 'an.peeters@example.be' },
};

const invite = (changed: Partial<Wanted> = {}) =>
  documents.transact('staff', (reads) =>
    runRecordCommand(reads, inviteFromWaitingList(staff, { ...wanted, ...changed }), now),
  );

const paths = (collection: string) => [...documents.all().keys()].filter((path) => path.startsWith(`${collection}/`));
const at = (path: string) => documents.all().get(path);

const store = (stored: Readonly<Record<string, object>>) =>
  documents.transact('trigger', async () => ({
    value: null,
    writes: Object.entries(stored).map(([path, data]) => {
      const [collection, id = ''] = path.split('/');
      return { kind: 'set', collection: collection as CollectionName, id, data: { ...data } };
    }),
  }));

beforeEach(async () => {
  documents = new MemoryDocuments([], null);
  await store({
    'interim_users/staf': anInterimUser({ id: 'staf', role: 'admin', first_name: 'Staf', last_name: 'Claes' }),
    'customers/godelieve': aCustomer(),
    'waiting_list/entry': aWaitingListEntry(),
    'leads/lead': aLead(),
  });
});

test('an entry becomes the invitation that the senior herself would send, an answer, and a lead that nobody calls', async () => {
  expect(await invite()).toEqual({ ok: true, value: { senior_id: 'godelieve', invitation_id: 'first' } });
  const made = at('circle_invitations/first');
  const { command_id: commandId, first_name, last_name, email, relation, rights, words } = wanted;
  const own = inviteMember(
    { commandId: 'own', actor: staff, seniorId: 'godelieve' },
    { first_name, last_name, email, relation, rights, words },
  );
  await documents.transact('staff', (reads) => runRecordCommand(reads, own, now));
  expect(made).toEqual(at('circle_invitations/own'));
  expect(made).toMatchObject({ consent: { how: 'spoken', by: 'staf', words: 'An mag regelen.', at: now } });
  expect(at('mail/circle-invitation_first')).toMatchObject({ to: email, template: 'circle-invitation' });
  expect(at('sign_up_answers/entry')).toEqual({
    ...{ entry_id: 'entry', senior_id: 'godelieve', senior_name: 'Godelieve Van den Broeck' },
    ...{ invitation_id: commandId, at: now, by: 'Staf Claes' },
  });
  expect(at('leads/lead')).toMatchObject({ state: 'customer', due_on: null, revision: 2 });
  expect(at('audit_log/first')).toMatchObject({
    action: 'invite-from-waiting-list',
    actor_uid: 'staf',
    after: { senior: 'godelieve', customer: 'known', sign_up: 'entry', consent: 'spoken' },
  });
  expect(at('audit_log/first_lead')).toMatchObject({
    action: 'invite-from-waiting-list',
    after: { state: 'customer' },
  });
});

test('a senior who is not known is written down with it, without a login', async () => {
  expect(await invite({ senior: unknown })).toMatchObject({ ok: true, value: { senior_id: 'customer-first' } });
  expect(at('customers/customer-first')).toMatchObject({
    ...{ first_name: 'Lieve', has_account: false, confirmation: 'relative' },
    last_change: { action: 'invite-from-waiting-list', by: 'Staf Claes' },
  });
  expect(at('circle_invitations/first')).toMatchObject({ senior_id: 'customer-first', senior_name: 'Lieve Claes' });
});

test('the same press again is answered as before, and another one does nothing more', async () => {
  const answers = [await invite({ senior: unknown }), await invite({ senior: unknown })];
  expect(answers[1]).toEqual(answers[0]);
  expect(await invite({ command_id: 'second', senior: unknown })).toMatchObject({
    error: { code: 'sign-up-answered' },
  });
  expect([paths('circle_invitations'), paths('sign_up_answers'), paths('customers').length, paths('mail')]).toEqual([
    ['circle_invitations/first'],
    ['sign_up_answers/entry'],
    2,
    ['mail/circle-invitation_first'],
  ]);
});

test.each<readonly [string, Partial<Wanted>, Readonly<Record<string, object>>]>([
  ['not-found', { entry_id: 'no-such' }, {}],
  ['sign-up-not-family', {}, { 'waiting_list/entry': { ...aWaitingListEntry({ role: 'Help Seeker' }) } }],
  ['customer-not-found', { senior: { kind: 'known', senior_id: 'no-such' } }, {}],
  ['customer-not-found', { senior: { kind: 'known', senior_id: 'staf' } }, {}],
  [
    'customer-blocked',
    { senior: { kind: 'known', senior_id: 'maria' } },
    { 'interim_users/maria': { ...anInterimUser({ id: 'maria' }), blocked: true } },
  ],
  ['invitation-own-address', { senior: { ...unknown, contact: { ...lieve, email: 'An.Peeters@example.be' } } }, {}],
])('%s: nothing is written', async (code, changed, stored) => {
  await store(stored);
  const before = JSON.stringify([...documents.all()]);
  expect(await invite(changed)).toMatchObject({ error: { code } });
  expect(JSON.stringify([...documents.all()])).toBe(before);
});
