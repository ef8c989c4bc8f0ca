import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import { aPlannedVisit } from '#tests/builders/visit.ts';
import { MemoryDocuments } from '#tests/faults/dispatch-model/memory-documents.ts';
import type { Visit } from '../documents/visit.ts';
import { mailSchema } from '../documents/mail.ts';
import { messageReportSchema } from '../documents/threads/message-report.ts';
import { threadSchema } from '../documents/threads/thread.ts';
import { messagesAtMost } from '../documents/threads/thread-limits.ts';
import { runRecordCommand } from '../dispatch/transaction/record-command.ts';
import { handleReport } from './handle-report.ts';
import { markRead } from './mark-read.ts';
import { reportMessage } from './report-message.ts';
import { messagesFor, unreadCount } from './thread-access.ts';
import type { Participant } from './thread-command.ts';
import { writeMessage } from './write-message.ts';

const now = new Date('2026-03-02T10:00:00Z');
const visitId = '7d3f1b7e-0d63-4c7a-9f4e-2a6d9a1c5e10';
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const maria: Participant = { side: 'senior', id: 'maria', seniorId: 'maria' };
const els: Participant = { side: 'family', id: 'els', seniorId: 'maria' };
const lotte: Participant = { side: 'student', id: 'student-lotte', seniorId: null };
const wout: Participant = { side: 'student', id: 'student-wout', seniorId: null };
const staf: Participant = { side: 'staff', id: 'staf', seniorId: null };
const jozef: Participant = { side: 'senior', id: 'jozef', seniorId: 'jozef' };

let documents: MemoryDocuments;

const put = (collection: 'planning' | 'interim_users' | 'student_profiles', id: string, data: object) =>
  documents.transact('trigger', async () => ({
    value: null,
    writes: [{ kind: 'set', collection, id, data: { ...data } }],
  }));

const visit = (fields: Partial<Visit> = {}) =>
  put(
    'planning',
    visitId,
    aPlannedVisit({
      ...{ request_id: visitId, senior_id: 'maria', state: 'confirmed', date: '2026-03-03' },
      ...{ studentprofile_id: 'student-lotte' },
      ...fields,
    }),
  );

beforeEach(async () => {
  documents = new MemoryDocuments([], null);
  const account = (id: string, role: 'senior' | 'family' | 'admin') =>
    put('interim_users', id, anInterimUser({ id, role, first_name: `Naam-${id}`, email: `${id}@madelief.test` }));
  await account('maria', 'senior');
  await account('els', 'family');
  await account('staf', 'admin');
  for (const id of ['student-lotte', 'student-wout']) {
    await put('student_profiles', id, aStudentProfile({ id, email: `${id}@student.example` }));
  }
  await visit();
});

const write = (number: number, who: Participant, text = `Zin ${number}`, at = now) =>
  documents.transact('staff', (reads) => writeMessage(reads, { messageId: uuid(number), visitId, text }, who, at));
const reads = (who: Participant, count: number) =>
  documents.transact('staff', (transaction) => markRead(transaction, visitId, count, who));
const report = (number: number, who: Participant) =>
  documents.transact('staff', (transaction) =>
    reportMessage(transaction, { visitId, messageId: uuid(number) }, who, now),
  );
const thread = () => threadSchema.parse(documents.all().get(`threads/${visitId}`));
const texts = () => thread().messages.map(({ text }) => text);
const mails = () =>
  [...documents.all()].flatMap(([path, data]) => (path.startsWith('mail/') ? [mailSchema.parse(data)] : []));
const mailsTo = (address: string) => mails().filter(({ to }) => to === address).length;

describe('a message', () => {
  test('stands behind the earlier ones, with who wrote it, and without a telephone number', async () => {
    await write(1, maria, 'Klop op het raam. Bel 0499 98 76 54');
    await write(2, els);
    await write(3, lotte);
    await write(4, staf);
    expect(texts()).toEqual(['Klop op het raam. Bel •••', 'Zin 2', 'Zin 3', 'Zin 4']);
    expect(thread().messages).toMatchObject([
      { side: 'senior', author_name: 'Naam-maria', student_id: 'student-lotte' },
      { side: 'family', author_name: 'Naam-els' },
      { side: 'student', author_id: 'student-lotte' },
      { side: 'staff', author_name: 'Naam-staf' },
    ]);
    expect(JSON.stringify([...documents.all()])).not.toContain('0499');
    expect(thread().expires_at).toEqual(new Date('2028-03-02T10:00:00Z'));
  });

  test('is there once, however often it is sent; under the id of somebody else it is refused', async () => {
    await write(1, maria);
    expect(await write(1, maria, 'iets anders')).toEqual({ ok: true, value: null });
    expect(await write(1, lotte)).toMatchObject({ ok: false, error: { code: 'not-found' } });
    expect(texts()).toEqual(['Zin 1']);
    await visit({ state: 'cancelled' });
    expect(await write(1, maria)).toMatchObject({ ok: true });
  });

  test.each([
    ['of another senior', jozef, 'not-found', {}],
    ['of a student whose visit it is not', wout, 'not-found', {}],
    [
      'of a student who is not assigned any more',
      lotte,
      'not-found',
      { studentprofile_id: null, student_profiles: null, state: 'open' },
    ],
    [
      'while no student comes',
      maria,
      'thread-closed',
      { studentprofile_id: null, student_profiles: null, state: 'open' },
    ],
    ['fifteen days after the visit', maria, 'thread-closed', { date: '2026-02-15', state: 'charged' }],
  ] as const)('%s changes nothing', async (_what, who, code, fields) => {
    await visit(fields);
    const before = new Map(documents.all());
    expect(await write(1, who)).toMatchObject({ ok: false, error: { code } });
    expect(new Map(documents.all())).toEqual(before);
  });

  test('without text is refused, and so is one more than a thread holds', async () => {
    expect(await write(1, maria, ' \u200b\n')).toMatchObject({ error: { code: 'message-empty' } });
    for (let number = 1; number <= messagesAtMost; number += 1) await write(number, maria, 'x');
    expect(await write(999, maria)).toMatchObject({ error: { code: 'thread-full' } });
    expect(await write(messagesAtMost, maria)).toMatchObject({ ok: true });
  });
});

describe('the others are told', () => {
  test('once for each silence: not again until they have read', async () => {
    await write(1, maria);
    await write(2, maria);
    expect(mailsTo('student-lotte@student.example')).toBe(1);
    await reads(lotte, 1);
    await write(3, maria);
    expect(mailsTo('student-lotte@student.example')).toBe(2);
    // Who answers has read what stands there.
    await write(4, lotte);
    await write(5, lotte);
    expect(mailsTo('maria@madelief.test')).toBe(1);
    await write(6, maria);
    await write(7, lotte);
    expect([mailsTo('maria@madelief.test'), mailsTo('student-lotte@student.example')]).toEqual([2, 3]);
    expect(JSON.stringify(mails())).not.toContain('Zin');
  });

  test('a member of the circle once she has written herself', async () => {
    await write(1, maria);
    expect(mailsTo('els@madelief.test')).toBe(0);
    await write(2, els);
    await write(3, lotte);
    expect(mailsTo('els@madelief.test')).toBe(1);
  });
});

describe('a student', () => {
  test('reads what was written while the visit was hers, and nothing of before', async () => {
    await write(1, maria);
    await write(2, lotte);
    await visit({ studentprofile_id: 'student-wout' });
    await write(3, maria);
    expect(messagesFor(thread(), 'student-wout').map(({ text }) => text)).toEqual(['Zin 3']);
    expect(await report(3, lotte)).toMatchObject({ error: { code: 'not-found' } });
    expect(await report(1, wout)).toMatchObject({ error: { code: 'not-found' } });
    expect(await reads(lotte, 3)).toMatchObject({ error: { code: 'not-found' } });
  });
});

describe('a report', () => {
  test('is kept once for each who reports, with the words; the thread says it of the senior alone', async () => {
    await write(1, lotte, 'Geef mij geld.');
    await write(2, maria);
    for (let time = 0; time < 2; time += 1) {
      expect(await report(1, maria)).toMatchObject({ ok: true });
      expect(await report(2, lotte)).toMatchObject({ ok: true });
    }
    const reports = [...documents.all()].flatMap(([path, data]) =>
      path.startsWith('message_reports/') ? [messageReportSchema.parse(data)] : [],
    );
    expect(reports).toMatchObject([
      {
        text: 'Geef mij geld.',
        reporter_id: 'maria',
        reporter_name: 'Naam-maria',
        author_side: 'student',
        state: 'open',
      },
      { reporter_id: 'student-lotte', author_side: 'senior' },
    ]);
    expect(thread().messages.map(({ reported }) => reported)).toEqual([true, false]);
    expect(await report(2, maria)).toMatchObject({ error: { code: 'not-found' } });
  });

  test('is ticked off once: who was first is kept, and the log has no words of it', async () => {
    await write(1, lotte, 'Geef mij geld.');
    await report(1, maria);
    const id = `${uuid(1)}_maria`;
    const handle = (commandId: string, at: Date) =>
      documents.transact('staff', (reads_) =>
        runRecordCommand(reads_, handleReport(id, { commandId, actor: { uid: 'staf', role: 'admin' } }), at),
      );
    await handle('first', now);
    await handle('second', new Date('2026-03-03T10:00:00Z'));
    expect(documents.all().get(`message_reports/${id}`)).toMatchObject({
      state: 'handled',
      handled_at: now,
      handled_by: 'staf',
    });
    const log = [...documents.all()].filter(([path]) => path.startsWith('audit_log/'));
    expect(JSON.stringify(log)).not.toContain('geld');
    expect(log).toHaveLength(2);
  });
});

test('in any conversation each message is there once, in order, and who has read is told of the next', async () => {
  const people = [maria, els, lotte, staf] as const;
  const step = fc.record({
    who: fc.constantFrom(0, 1, 2, 3),
    message: fc.integer({ min: 1, max: 8 }),
    act: fc.constantFrom('write', 'write', 'read'),
  });
  await fc.assert(
    fc
      .asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const expected: string[] = [];
        for (const { who, message, act } of steps) {
          const person = people[who] ?? maria;
          // Each person has messages of her own, which she may send again.
          const number = who * 100 + message;
          const told = mails().length;
          const known = documents.all().has(`threads/${visitId}`) ? thread() : null;
          if (act === 'read') {
            await reads(person, messagesAtMost);
            if (known !== null) expect(unreadCount(thread(), person.id)).toBe(0);
            continue;
          }
          await write(number, person);
          const isNew = !expected.includes(`Zin ${number}`);
          if (isNew) expected.push(`Zin ${number}`);
          else expect(mails().length).toBe(told);
          expect(texts()).toEqual(expected);
          expect(Object.entries(thread().told).every(([, count]) => count <= expected.length)).toBe(true);
        }
        // Nobody who is told of something unread is told twice of it: as many mails as silences at most.
        for (const { id } of people) {
          const toThem = mails().filter(({ values }) => values['reader'] === id);
          expect(new Set(toThem.map(({ values }) => values['upTo'])).size).toBe(toThem.length);
        }
      })
      .beforeEach(async () => {
        documents = new MemoryDocuments([], null);
        await put('interim_users', 'maria', anInterimUser({ id: 'maria', email: 'maria@madelief.test' }));
        await put('interim_users', 'els', anInterimUser({ id: 'els', role: 'family', email: 'els@madelief.test' }));
        await put(
          'student_profiles',
          'student-lotte',
          aStudentProfile({ id: 'student-lotte', email: 'l@student.example' }),
        );
        await visit();
      }),
    { numRuns: 100 },
  );
});
