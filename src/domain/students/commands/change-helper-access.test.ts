import { beforeEach, expect, test } from 'vitest';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { aHelperAccess } from '#tests/builders/helper-link.ts';
import { madeAt } from '#tests/builders/moments.ts';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import { MemoryDocuments } from '#tests/faults/dispatch-model/memory-documents.ts';
import { type RecordCommand, runRecordCommand } from '#domain/dispatch/transaction/record-command.ts';
import { type StudentProfile, studentRecordSchema } from '#domain/documents/student-profile.ts';
import { editedPart } from '../edited-student.ts';
import { studentRecord } from '../student-record.ts';
import { renewHelperLink, revokeHelperLink, sendHelperLink } from './change-helper-access.ts';
import { changeStudent } from './change-student.ts';

const actor = { uid: 'els', role: 'admin' } as const;
const timer = { uid: 'timer', role: 'timer' } as const;
const now = new Date('2026-03-02T09:00:00Z');
const autumn = new Date('2026-09-01T09:00:00Z');

let documents: MemoryDocuments;

async function store(fields: Partial<StudentProfile> = {}): Promise<void> {
  documents = new MemoryDocuments([], null);
  const els = anInterimUser({ id: 'els', first_name: 'Els', last_name: 'Maes' });
  const lotte = aStudentProfile({ id: 'lotte', email: 'lotte@student.example', ...fields });
  const data = { ...studentRecord(lotte, { revision: 3, last_change: null, updated_at: madeAt }) };
  await documents.transact('staff', async () => ({
    value: null,
    writes: [
      { kind: 'create', collection: 'interim_users', id: 'els', data: { ...els } },
      { kind: 'create', collection: 'student_profiles', id: 'lotte', data },
    ],
  }));
}

beforeEach(() => store());

const run = <Value>(command: RecordCommand<Value>, at = now) =>
  documents.transact('staff', (reads) => runRecordCommand(reads, command, at));
const send = (commandId: string, at = now) => run(sendHelperLink({ commandId, actor, studentId: 'lotte' }), at);
const revoke = (commandId: string) => run(revokeHelperLink({ commandId, actor, studentId: 'lotte' }));
const renew = (commandId: string, at = autumn) =>
  run(renewHelperLink({ commandId, actor: timer, studentId: 'lotte' }), at);

const stored = () => studentRecordSchema.parse(documents.get({ collection: 'student_profiles', id: 'lotte' }));
const mails = () => [...documents.all()].flatMap(([key, data]) => (key.startsWith('mail/') ? [data] : []));
const done = { ok: true, value: {} };

test('a link is ordered once, for the season, and says nothing that opens the page', async () => {
  expect([await send('c1'), await send('c1')]).toEqual([done, done]);
  expect(stored()).toMatchObject({
    helper_access: { generation: 1, season: '2025', expires_at: new Date('2026-09-30T21:59:00Z'), revoked: false },
    last_change: { action: 'send-helper-link', by: 'Els Maes' },
    // What staff edits is as it was: an open form of a colleague can be saved.
    revision: 3,
  });
  expect(mails()).toMatchObject([
    { to: 'lotte@student.example', template: 'student-link', language: 'NL', values: { generation: '1' } },
  ]);
  const entry = documents.get({ collection: 'audit_log', id: 'c1' });
  expect(entry).toMatchObject({ before: {}, after: { link: 1, season: '2025', revoked: 'no' } });
  expect(JSON.stringify(entry)).not.toContain('@');
});

test('another link has the next generation; turning off is kept, until a new link is sent', async () => {
  await send('c1');
  await send('c2');
  await revoke('c3');
  expect(stored().helper_access).toMatchObject({ generation: 2, revoked: true });
  await send('c4');
  expect(stored().helper_access).toMatchObject({ generation: 3, revoked: false });
});

test('a change of what staff edits keeps the link', async () => {
  await send('c1');
  const student = editedPart({ ...stored(), has_car: true });
  await run(changeStudent({ commandId: 'c2', actor, studentId: 'lotte', revision: 3, student }));
  expect(stored()).toMatchObject({ has_car: true, helper_access: { generation: 1 } });
});

test('without a mail address, a student or a link nothing changes', async () => {
  expect(await revoke('c1')).toMatchObject({ error: { code: 'student-not-found' } });
  await store({ email: '' });
  expect(await send('c2')).toMatchObject({ error: { code: 'mail-address-unusable' } });
  const ofNobody = sendHelperLink({ commandId: 'c3', actor, studentId: 'nobody' });
  expect(await run(ofNobody)).toMatchObject({ error: { code: 'student-not-found' } });
  expect(mails()).toEqual([]);
});

test('a new season renews the link once, with the generation that it had', async () => {
  await send('c1');
  expect([await renew('r1'), await renew('r1')]).toEqual([done, done]);
  expect(await renew('r2')).toMatchObject({ error: { code: 'mail-not-needed' } });
  expect(stored().helper_access).toMatchObject({ generation: 1, season: '2026', revoked: false });
  expect(mails()).toHaveLength(2);
});

test.each([{ paused: true }, { email: '' }, { helper_access: aHelperAccess({ revoked: true }) }])(
  'a new season brings no link to a student with %j',
  async (fields) => {
    await store({ helper_access: aHelperAccess(), ...fields });
    expect(await renew('r1')).toMatchObject({ error: { code: 'mail-not-needed' } });
    expect(mails()).toEqual([]);
  },
);
