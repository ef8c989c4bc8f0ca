import { expect, test } from 'vitest';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import type { StaffPart } from '#domain/contracts/staff/staff-accounts.ts';
import type { DocumentTransaction, DocumentWrite } from '#domain/dispatch/transaction/document-transaction.ts';
import { logBulkView } from '#domain/dispatch/commands/log-bulk-view.ts';
import { type RecordCommand, runRecordCommand } from '#domain/dispatch/transaction/record-command.ts';
import type { InterimUser } from '#domain/documents/interim-user.ts';
import { changeStaffRole } from './change-staff-role.ts';
import { isEndedSession } from './ended-sessions.ts';
import { isNewFactor, reportSecondFactor } from './report-second-factor.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { type StaffMember, toldAbout } from './staff-alarm.ts';

const now = new Date('2026-11-25T09:00:00.900Z');
const seconds = 1_795_597_200;
const commandId = '7d3f0f3e-5c7a-4c7e-9b39-0a4d2f6c8e11';
const person = (id: string, fields: Partial<InterimUser> = {}): InterimUser =>
  anInterimUser({ id, email: `${id}@madelief.test`, first_name: id, last_name: 'X', ...fields });

const staf = person('staf', { role: 'admin' });
const nele = person('nele', { role: 'admin' });
const dina = person('dina', { role: 'dispatch' });
const maria = person('maria');

const toMember = ({ id, first_name, email, role, blocked = false }: InterimUser): StaffMember => ({
  ...{ uid: id, name: first_name, email, blocked },
  role: role === 'dispatch' || role === 'finance' ? role : 'admin',
});

/** Runs a command on these accounts. */
async function run<Value>(
  command: RecordCommand<Value>,
  accounts: readonly InterimUser[],
  entries: readonly string[] = [],
) {
  const transaction = {
    read: async (paths: readonly { readonly collection: string; readonly id: string }[]) =>
      paths.map(({ collection, id }) => {
        if (collection === 'audit_log' && entries.includes(id)) return {};
        return collection === 'interim_users' ? (accounts.find((each) => each.id === id) ?? null) : null;
      }),
  } as unknown as DocumentTransaction;
  const { value, writes } = await runRecordCommand(transaction, command, now);
  const of = (collection: string) => writes.filter((write) => write.collection === collection);
  const data = (write: DocumentWrite | undefined) => (write && 'data' in write ? write.data : undefined);
  return {
    value,
    account: data(of('interim_users')[0]),
    audit: data(of('audit_log')[0]),
    mails: of('mail').map((each) => data(each)),
    to: of('mail').map((each) => data(each)?.['to']),
  };
}

const actor = { uid: 'staf', role: 'admin' } as const;

function change(uid: string, role: StaffPart, accounts: readonly InterimUser[], listed = accounts) {
  const ended: string[] = [];
  const endSessions = async (id: string) => void ended.push(id);
  const members = listed.filter(({ role: held }) => held !== 'senior').map(toMember);
  const wanted = { command_id: commandId, staff_uid: uid, role };
  return run(changeStaffRole(actor, wanted, { endSessions, members }), accounts).then((done) => ({ ...done, ended }));
}

// spec: security.h4-actor
test('a changed role is in the audit log with who gave it, and those who lead and the person are told', async () => {
  const { value, account, audit, to, mails } = await change('dina', 'finance', [staf, nele, dina]);
  expect(value).toEqual({ ok: true, value: { staff_uid: 'dina', role: 'finance' } });
  expect(account).toEqual({ role: 'finance', blocked: false });
  expect(audit).toMatchObject({
    action: 'change-staff-role',
    actor_uid: 'staf',
    document_id: 'dina',
    before: { role: 'dispatch' },
    after: { role: 'finance' },
  });
  expect(to).toEqual(['staf@madelief.test', 'nele@madelief.test', 'dina@madelief.test']);
  expect(mails[0]).toMatchObject({
    template: 'staff-role',
    values: { member: 'dina X', by: 'staf X', role: 'finance' },
  });
});

test('whoever has no part any more is blocked, with every session ended, and can be let in again', async () => {
  const { account, ended, audit } = await change('dina', 'none', [staf, dina]);
  expect(account).toEqual({ blocked: true, sessions_valid_from: seconds });
  expect(ended).toEqual(['dina']);
  expect(audit).toMatchObject({ before: { role: 'dispatch' }, after: { role: 'none' } });
  const again = await change('dina', 'dispatch', [staf, { ...dina, blocked: true }]);
  expect(again.account).toEqual({ role: 'dispatch', blocked: false });
  expect([again.ended, again.audit]).toMatchObject([[], { before: { role: 'none' } }]);
});

test('nobody changes her own role, nor that of somebody who is not of staff', async () => {
  for (const role of ['admin', 'finance', 'none'] as const) {
    expect((await change('staf', role, [staf, nele])).value).toMatchObject({ error: { code: 'role-own' } });
    for (const id of ['maria', 'nobody'])
      expect((await change(id, role, [staf, nele, maria])).value).toMatchObject({ error: { code: 'staff-not-found' } });
  }
});

test('the last who leads stays so, also when the list was read before a colleague took the role away', async () => {
  const demoted = { ...staf, role: 'dispatch' } as const;
  for (const role of ['dispatch', 'finance', 'none'] as const) {
    const { value, ended, to } = await change('nele', role, [demoted, nele], [staf, nele]);
    expect([value, ended, to]).toMatchObject([{ error: { code: 'last-lead' } }, [], []]);
    const blocked = await change('nele', role, [{ ...staf, blocked: true }, nele], [staf, nele]);
    expect(blocked.value).toMatchObject({ error: { code: 'last-lead' } });
    expect((await change('nele', role, [staf, nele])).value.ok).toBe(true);
  }
  expect((await change('nele', 'admin', [demoted, nele], [staf, nele])).value.ok).toBe(true);
});

// spec: security.staff-recovery
test('a factor that is taken away ends every session, and those who lead and the person are told', async () => {
  const forgotten: string[] = [];
  const told = toldAbout([staf, nele, dina].map(toMember), 'dina');
  const wanted = { command_id: commandId, staff_uid: 'dina' };
  const reset = resetSecondFactor(actor, wanted, async (id) => void forgotten.push(id), told);
  const { account, to } = await run(reset, [staf, nele, dina]);
  expect([forgotten, account]).toEqual([['dina'], { sessions_valid_from: seconds }]);
  expect(to).toEqual(['staf@madelief.test', 'nele@madelief.test', 'dina@madelief.test']);
});

// spec: security.staff-alarms
test('a factor that somebody enrolled, and an export, are told to those who lead; a search is not', async () => {
  const told = toldAbout([staf, nele].map(toMember), 'staf');
  const enrolled = await run(reportSecondFactor(actor, commandId, told), [staf]);
  expect(enrolled.mails).toMatchObject([
    { template: 'staff-factor-enrolled', to: 'staf@madelief.test', values: { member: 'staf X' } },
    { template: 'staff-factor-enrolled', to: 'nele@madelief.test' },
  ]);
  expect(enrolled.audit).toMatchObject({ action: 'report-second-factor', document_id: 'staf' });
  const exported = await run(logBulkView({ commandId, actor, what: 'students', rows: 812, told }), [staf]);
  expect(exported.mails).toMatchObject([{ template: 'staff-export', values: { what: 'students', rows: '812' } }, {}]);
  expect(exported.audit).toMatchObject({ after: { what: 'students', rows: 812 } });
  const searched = await run(logBulkView({ commandId, actor, what: 'people-search', rows: 3, told }), [staf]);
  expect([searched.mails, searched.audit]).toMatchObject([[], { after: { rows: 3 } }]);
});

test('a factor is noted once, long after the answer of the command is gone; one of last year is no news', async () => {
  const command = reportSecondFactor(actor, 'f/1', []);
  expect(command.commandId).toBe('factor-f1');
  const again = await run(command, [staf], ['factor-f1']);
  expect([again.value.ok, again.mails, again.audit]).toEqual([false, [], undefined]);
  const monthAgo = new Date(now.getTime() - 30 * 24 * 60 * 60 * 1000);
  const ofAge = (enrolledAt: Date | null) => isNewFactor({ id: 'f', enrolledAt }, now);
  expect([null, now, monthAgo].map(ofAge)).toEqual([true, true, false]);
});

test('who leads and is blocked is told nothing, and the person is told once', () => {
  const members = [staf, { ...nele, blocked: true }, dina].map(toMember);
  expect(toldAbout(members, 'staf').map(({ uid }) => uid)).toEqual(['staf']);
  expect(toldAbout(members, 'nele').map(({ uid }) => uid)).toEqual(['staf', 'nele']);
});

test('a session counts from the second in which the others were ended', () => {
  expect(isEndedSession(undefined, now)).toBe(false);
  expect(isEndedSession(seconds, now)).toBe(false);
  expect(isEndedSession(seconds + 1, now)).toBe(true);
  for (const odd of [null, 'x', Number.NaN]) expect(isEndedSession(odd, now)).toBe(true);
});
