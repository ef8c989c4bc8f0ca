import { beforeEach, describe, expect, test } from 'vitest';
import { aHelperAccess } from '#tests/builders/helper-link.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { madeAt } from '#tests/builders/moments.ts';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import { MemoryDocuments } from '#tests/faults/dispatch-model/memory-documents.ts';
import { type RecordCommand, runRecordCommand } from '#domain/dispatch/transaction/record-command.ts';
import { studentRecordSchema } from '#domain/documents/student-profile.ts';
import { momentOf } from '#domain/requests/calendar.ts';
import { editedPart } from '../edited-student.ts';
import { studentRecord } from '../student-record.ts';
import { changeAvailability } from './change-availability.ts';
import { changeCalendarFeed } from './change-calendar-feed.ts';
import { revokeHelperLink, sendHelperLink } from './change-helper-access.ts';
import { changeStudent } from './change-student.ts';

const els = { uid: 'els', role: 'admin' } as const;
const lotte = aStudentProfile({
  id: 'lotte',
  hours_by_year: { 2026: 12 },
  absences: [{ id: 'a', kind: 'not-available', from: '2026-03-05', until: '2026-03-06' }],
  helper_access: aHelperAccess(),
});
const now = momentOf('2026-03-02', '09:00');

let documents: MemoryDocuments;
let minted = 0;

beforeEach(async () => {
  documents = new MemoryDocuments([], null);
  const account = anInterimUser({ id: 'els', first_name: 'Els', last_name: 'Maes' });
  const record = studentRecord(lotte, { revision: 1, last_change: null, updated_at: madeAt });
  await documents.transact('staff', async () => ({
    value: null,
    writes: [
      { kind: 'create', collection: 'interim_users', id: 'els', data: { ...account } },
      { kind: 'create', collection: 'student_profiles', id: 'lotte', data: { ...record } },
    ],
  }));
});

const run = <Value>(command: RecordCommand<Value>) =>
  documents.transact('staff', (reads) => runRecordCommand(reads, command, now));
const mint = () => `command-${(minted += 1)}`;
const stored = () => studentRecordSchema.parse(documents.get({ collection: 'student_profiles', id: 'lotte' }));
const audit = () => [...documents.all()].flatMap(([key, data]) => (key.startsWith('audit_log/') ? [data] : []));

const mondays = { weekly: { 1: [{ from: '09:00', to: '12:00' }] }, exceptions: [] };

describe('a student’s own hours', () => {
  const change = (revision: number, availability = mondays, commandId = mint(), studentId = 'lotte') =>
    run(changeAvailability({ commandId, studentId, revision, availability }));

  test('are stored once, by her name, with the next revision, and leave the rest of the file as it is', async () => {
    const answers = [await change(1, mondays, 'a'), await change(1, mondays, 'a')];
    expect(answers).toEqual(answers.map(() => ({ ok: true, value: {} })));
    const { weekly, exceptions, revision, last_change: last, updated_at: at, contact_keys: _keys, ...rest } = stored();
    expect({ weekly, exceptions }).toEqual(mondays);
    expect([revision, at]).toEqual([2, now]);
    expect(last).toEqual({ action: 'change-availability', by: 'Lotte Janssens', at: now });
    const { weekly: _weekly, exceptions: _exceptions, ...before } = lotte;
    expect(rest).toEqual(before);
    expect(audit()).toHaveLength(1);
    expect(audit()[0]).toMatchObject({
      action: 'change-availability',
      actor_uid: 'lotte',
      actor_role: 'student',
      before: { 'weekly.1': '08:00-20:00' },
      after: { 'weekly.1': '09:00-12:00', 'weekly.2': '' },
    });
  });

  test('do not overwrite what staff changed meanwhile, and staff does not overwrite hers', async () => {
    const student = { ...editedPart(lotte), weekly: {} };
    const byStaff = { commandId: mint(), actor: els, studentId: 'lotte', revision: 1, student };
    expect(await run(changeStudent(byStaff))).toMatchObject({ ok: true });
    const conflict = { action: 'change-student', by: 'Els Maes', at: now };
    expect(await change(1)).toEqual({ ok: false, error: { code: 'changed-meanwhile', conflict } });
    expect(stored().weekly).toEqual({});
    expect(await change(2)).toMatchObject({ ok: true });
    expect(await run(changeStudent({ ...byStaff, commandId: mint(), revision: 2 }))).toMatchObject({
      error: { code: 'changed-meanwhile', conflict: { by: 'Lotte Janssens' } },
    });
    expect(stored().weekly).toEqual(mondays.weekly);
  });

  test('of nobody are refused', async () => {
    expect(await change(1, mondays, mint(), 'gone')).toMatchObject({ error: { code: 'student-not-found' } });
  });
});

describe('the address of a student’s calendar', () => {
  const [first, second] = ['a'.repeat(64), 'b'.repeat(64)];
  const change = (hash: string | null, commandId = mint()) =>
    run(changeCalendarFeed({ commandId, studentId: 'lotte', hash }));
  const address = () => stored().helper_access?.calendar;

  test('is stored by its hash, replaced by another, and taken away', async () => {
    expect(await change(first, 'a')).toEqual({ ok: true, value: {} });
    expect(await change(first, 'a')).toEqual({ ok: true, value: {} });
    expect(address()).toEqual({ hash: first, made_at: now });
    await change(second);
    expect(address()?.hash).toBe(second);
    await change(null);
    expect(address()).toBeUndefined();
    // The page of staff stays valid: it shows the address, and does not edit it.
    expect([stored().revision, stored().helper_access?.generation]).toEqual([1, 1]);
    expect(audit()).toMatchObject([
      { before: { calendar: null }, after: { calendar: now.toISOString() } },
      { before: { calendar: now.toISOString() } },
      { after: { calendar: null } },
    ]);
    expect(JSON.stringify(audit())).not.toMatch(/a{64}|b{64}/);
  });

  test('stays when staff changes the file, and ends with the links', async () => {
    await change(first);
    const student = editedPart(lotte);
    await run(changeStudent({ commandId: mint(), actor: els, studentId: 'lotte', revision: 1, student }));
    expect(address()?.hash).toBe(first);
    await run(sendHelperLink({ commandId: mint(), actor: els, studentId: 'lotte' }));
    expect(address()).toBeUndefined();
    await run(revokeHelperLink({ commandId: mint(), actor: els, studentId: 'lotte' }));
    expect(await change(second)).toMatchObject({ error: { code: 'student-not-found' } });
  });
});
