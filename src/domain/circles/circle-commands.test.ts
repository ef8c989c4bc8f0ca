import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { aCustomer } from '#tests/builders/accounts/customer.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { MemoryDocuments } from '#tests/faults/dispatch-model/memory-documents.ts';
import { type RecordCommand, runRecordCommand } from '../dispatch/transaction/record-command.ts';
import { circleInvitationSchema } from '../documents/circles/circle-invitation.ts';
import { circleQuestionSchema } from '../documents/circles/circle-question.ts';
import { circleMemberSchema } from '../documents/circles/circle-member.ts';
import { interimUserSchema } from '../documents/interim-user.ts';
import { mailSchema } from '../documents/mail.ts';
import { aYearAfter } from './circle-command.ts';
import { acceptInvitation } from './commands/accept-invitation.ts';
import { askAboutMember } from './commands/ask-member.ts';
import { changeMemberRights } from './commands/change-member-rights.ts';
import { confirmCircle } from './commands/confirm-circle.ts';
import { endMembership } from './commands/end-membership.ts';
import { inviteMember } from './commands/invite-member.ts';
import { withdrawInvitation } from './commands/withdraw-invitation.ts';
import { invitationState } from './invitation-state.ts';

const now = new Date('2026-11-25T10:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
const linkHash = 'a'.repeat(64);
const maria = { uid: 'maria', role: 'senior' } as const;
const staff = { uid: 'staf', role: 'admin' } as const;

let documents: MemoryDocuments;
let commands = 0;

const run = <Value>(command: RecordCommand<Value>, at = now) =>
  documents.transact('staff', (reads) => runRecordCommand(reads, command, at));

const on = (
  actor: RecordCommand<never>['actor'] = maria,
  seniorId = 'maria',
  commandId = `command-${(commands += 1)}`,
) => ({
  commandId,
  actor,
  seniorId,
});

const els = {
  first_name: 'Els',
  last_name: 'Janssens',
  email: 'Els@madelief.test',
  relation: 'daughter',
  rights: ['book'],
  words: 'Els mag zien en regelen.',
} as const;
const invited = { ...els, rights: [...els.rights] };

const all = (collection: string) =>
  [...documents.all()].filter(([path]) => path.startsWith(`${collection}/`)).map(([, data]) => data);
const member = () => circleMemberSchema.parse(documents.all().get('circles/maria/members/els'));

/** As when the mail has left. */
const mailed = (id: string) =>
  documents.transact('trigger', async () => ({
    value: null,
    writes: [{ kind: 'update', collection: 'circle_invitations', id, data: { link_hashes: [linkHash] } }],
  }));

const accept = (invitationId: string, fields: Partial<Parameters<typeof acceptInvitation>[0]> = {}, at = now) =>
  run(
    acceptInvitation({
      commandId: `command-${(commands += 1)}`,
      uid: 'els',
      email: 'els@madelief.test',
      invitationId,
      linkHash,
      ...fields,
    }),
    at,
  );

async function invite(fields: Partial<typeof invited> = {}, by = on()): Promise<string> {
  const answer = await run(inviteMember(by, { ...invited, ...fields }));
  if (!answer.ok) throw new Error(answer.error.code);
  await mailed(answer.value.invitation_id);
  return answer.value.invitation_id;
}

async function joined(): Promise<void> {
  expect(await accept(await invite())).toMatchObject({ ok: true });
}

beforeEach(async () => {
  documents = new MemoryDocuments([], null);
  const account = (id: string, fields: object = {}) =>
    ({
      kind: 'create',
      collection: 'interim_users',
      id,
      data: { ...anInterimUser({ id, email: `${id}@madelief.test` }), ...fields },
    }) as const;
  await documents.transact('trigger', async () => ({
    value: null,
    writes: [
      account('maria'),
      account('jozef'),
      account('blanche', { blocked: true }),
      account('staf', { role: 'admin' }),
      { kind: 'create', collection: 'customers', id: 'godelieve', data: { ...aCustomer() } },
    ],
  }));
});

test('an invitation is mailed once, however often it is sent, and to see comes with every right', async () => {
  const by = on();
  for (let time = 0; time < 2; time += 1) {
    expect(await run(inviteMember(by, invited))).toEqual({ ok: true, value: { invitation_id: by.commandId } });
  }
  expect(all('circle_invitations').map((each) => circleInvitationSchema.parse(each))).toMatchObject([
    {
      senior_id: 'maria',
      rights: ['see', 'book'],
      consent: { how: 'app', by: 'maria', words: els.words, at: now },
      valid_until: later(7),
      link_hashes: [],
    },
  ]);
  expect(all('mail').map((each) => mailSchema.parse(each))).toMatchObject([
    { to: els.email, template: 'circle-invitation', values: { invitation: by.commandId, name: 'Els' } },
  ]);
  expect(JSON.stringify(all('audit_log'))).not.toMatch(/Els|Janssens|mag zien/);
});

test('staff invites for a customer without a login, and keeps what she said', async () => {
  const id = await invite({}, on(staff, 'godelieve'));
  expect(documents.all().get(`circle_invitations/${id}`)).toMatchObject({
    senior_id: 'godelieve',
    consent: { how: 'spoken', by: 'staf', words: els.words },
  });
});

test.each([
  [on(staff, 'niemand', 'a'), {}, 'customer-not-found'],
  [on(staff, 'staf', 'b'), {}, 'customer-not-found'],
  [on(staff, 'blanche', 'c'), {}, 'customer-blocked'],
  [on(maria, 'maria', 'd'), { email: 'MARIA@madelief.test' }, 'invitation-own-address'],
])('nobody is invited: %j %j gives %s', async (by, fields, code) => {
  const before = new Map(documents.all());
  expect(await run(inviteMember(by, { ...invited, ...fields }))).toMatchObject({ ok: false, error: { code } });
  expect(new Map(documents.all())).toEqual(before);
});

test('taking an invitation makes the account, the membership and the use in one step, once', async () => {
  const id = await invite();
  const value = { senior_id: 'maria', senior_name: 'Maria Peeters' };
  expect(await accept(id)).toEqual({ ok: true, value });
  expect(interimUserSchema.parse(documents.all().get('interim_users/els'))).toMatchObject({
    role: 'family',
    status: 'verified',
    first_name: 'Els',
  });
  expect(member()).toMatchObject({ rights: ['see', 'book'], relation: 'daughter', since: now, ended_at: null });
  expect(member().consent).toMatchObject({ by: 'maria', words: els.words });
  expect(documents.all().get(`circle_invitations/${id}`)).toMatchObject({ used_by: 'els', used_at: now });
  const once = member();
  expect(await accept(id, {}, later(30))).toEqual({ ok: true, value });
  expect(member()).toEqual(once);
});

test('a link that was used gives nothing back that was taken away since', async () => {
  const id = await invite();
  await accept(id);
  await run(endMembership(on(), { memberUid: 'els', by: 'senior' }));
  expect(await accept(id)).toMatchObject({ ok: true });
  expect(member().ended_at).toEqual(now);
});

test.each([
  ['invitation-other-address', { email: 'tom@madelief.test' }],
  ['invitation-other-role', { uid: 'jozef' }],
  ['not-found', { linkHash: 'b'.repeat(64) }],
  ['not-found', { invitationId: 'another' }],
])('%s: nothing changes for %j', async (code, fields) => {
  const id = await invite();
  const before = new Map(documents.all());
  expect(await accept(id, fields)).toMatchObject({ ok: false, error: { code } });
  expect(new Map(documents.all())).toEqual(before);
});

test('an invitation that was used by another account, withdrawn or not taken in seven days says which', async () => {
  const used = await invite();
  await accept(used);
  expect(await accept(used, { uid: 'els-again' })).toMatchObject({ error: { code: 'invitation-used' } });
  const old = await invite();
  expect(await accept(old, {}, later(7))).toMatchObject({ error: { code: 'invitation-expired' } });
  const withdrawn = await invite();
  expect(await run(withdrawInvitation(on(), withdrawn))).toMatchObject({ ok: true });
  expect(await accept(withdrawn)).toMatchObject({ error: { code: 'invitation-withdrawn' } });
});

test('an invitation of another senior looks like a missing one, and a used one cannot be withdrawn', async () => {
  const id = await invite();
  const jozef = on({ uid: 'jozef', role: 'senior' }, 'jozef');
  expect(await run(withdrawInvitation(jozef, id))).toMatchObject({ error: { code: 'not-found' } });
  await accept(id);
  expect(await run(withdrawInvitation(on(), id))).toMatchObject({ error: { code: 'invitation-used' } });
});

test('rights are changed with a new consent, by who saw what stands there', async () => {
  await joined();
  const change = (revision: number, actor: typeof maria | typeof staff = staff) =>
    run(changeMemberRights(on(actor), { memberUid: 'els', revision, rights: ['pay'], words: 'Ook betalen.' }));
  expect(await change(1)).toEqual({ ok: true, value: { revision: 2 } });
  expect(member()).toMatchObject({ rights: ['see', 'pay'], consent: { how: 'spoken', by: 'staf' } });
  expect(await change(1)).toMatchObject({ error: { code: 'changed-meanwhile' } });
  await run(endMembership(on(), { memberUid: 'els', by: 'senior' }));
  expect(await change(3, maria)).toMatchObject({ error: { code: 'membership-ended' } });
});

test('a membership ends once: who was first is kept, and nothing of another circle changes', async () => {
  await joined();
  const jozef = on({ uid: 'jozef', role: 'senior' }, 'jozef');
  expect(await run(endMembership(jozef, { memberUid: 'els', by: 'senior' }))).toMatchObject({
    error: { code: 'not-found' },
  });
  const leaves = on({ uid: 'els', role: 'family' });
  expect(await run(endMembership(leaves, { memberUid: 'els', by: 'member' }))).toMatchObject({ ok: true });
  expect(await run(endMembership(on(), { memberUid: 'els', by: 'senior' }))).toMatchObject({ ok: true });
  expect(member()).toMatchObject({ ended_by: 'member', ended_at: now, ask_at: null, revision: 2 });
});

test('who was taken out comes back by a new invitation, with the rights of that one', async () => {
  await joined();
  await run(endMembership(on(), { memberUid: 'els', by: 'staff' }));
  await accept(await invite({ rights: ['book'] }), {}, later(1));
  expect(member()).toMatchObject({ ended_at: null, ended_by: null, since: later(1), revision: 3 });
});

test('a senior is asked once a year, by one mail a day, and silence changes nothing', async () => {
  await joined();
  const ask = (id: string, at: Date, day: string) =>
    run(askAboutMember(on({ uid: 'timer', role: 'timer' }, 'maria', id), 'els', day), at);
  expect(await ask('early', later(364), '2027-11-24')).toMatchObject({ ok: false });
  expect(await ask('first', later(365), '2027-11-25')).toMatchObject({ ok: true });
  expect(await ask('second', later(365), '2027-11-25')).toMatchObject({ ok: false });
  expect(member()).toMatchObject({ asked_at: later(365), ended_at: null, rights: ['see', 'book'] });
  expect(all('mail').filter((each) => each['template'] === 'circle-question')).toHaveLength(1);
  await run(confirmCircle(on(), ['els', 'els']), later(366));
  expect(member()).toMatchObject({ confirmed_at: later(366), asked_at: null, ask_at: aYearAfter(later(366)) });
});

test('staff is to call a senior who does not answer: at once without an account, and no more once it is answered or ended', async () => {
  const questions = () => all('circle_questions').map((each) => circleQuestionSchema.parse(each));
  const ask = (id: string, day: number) =>
    run(askAboutMember(on({ uid: 'timer', role: 'timer' }, 'maria', id), 'els', String(day)), later(day));
  await joined();
  expect(questions()).toEqual([]);
  await ask('first', 365);
  const asked = { senior_id: 'maria', user_id: 'els', member_name: 'Els Janssens' };
  expect(questions()).toMatchObject([{ ...asked, asked_at: later(365), call_at: later(365 + 14) }]);
  await run(confirmCircle(on(), ['els']), later(366));
  expect(questions()).toEqual([]);
  await ask('second', 2 * 366);
  expect(questions()).toHaveLength(1);
  await run(endMembership(on(), { memberUid: 'els', by: 'member' }));
  expect(questions()).toEqual([]);

  await accept(await invite({}), {}, later(1));
  await run(changeMemberRights(on(), { memberUid: 'els', revision: 3, rights: ['see'], words: 'Zien.' }), later(1));
  await documents.transact('staff', async () => ({
    value: null,
    writes: [{ kind: 'delete', collection: 'interim_users', id: 'maria' }],
  }));
  await ask('third', 368);
  expect(questions()).toMatchObject([{ ...asked, call_at: later(368) }]);
});

test('to confirm says nothing about who has left meanwhile, and nothing of a stranger', async () => {
  await joined();
  await run(endMembership(on(), { memberUid: 'els', by: 'member' }));
  const ended = member();
  expect(await run(confirmCircle(on(), ['els']), later(1))).toMatchObject({ ok: true });
  expect(member()).toEqual(ended);
  expect(await run(confirmCircle(on(), ['els', 'niemand']))).toMatchObject({ error: { code: 'not-found' } });
});

test('an invitation is open until it is used, withdrawn or a week old, and in no other case', () => {
  const moment = fc.date({ noInvalidDate: true, min: later(-30), max: later(30) });
  fc.assert(
    fc.property(fc.option(moment), fc.option(moment), moment, (used_at, withdrawn_at, valid_until) => {
      const state = invitationState({ used_at, withdrawn_at, valid_until }, now);
      expect(state === 'open').toBe(used_at === null && withdrawn_at === null && now < valid_until);
    }),
  );
});
