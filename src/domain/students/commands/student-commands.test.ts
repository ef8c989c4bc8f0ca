import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { madeAt } from '#tests/builders/moments.ts';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import { MemoryDocuments } from '#tests/faults/dispatch-model/memory-documents.ts';
import { type RecordCommand, runRecordCommand } from '#domain/dispatch/transaction/record-command.ts';
import { studentRecordSchema } from '#domain/documents/student-profile.ts';
import { studentColumnPaths } from '../column-paths.ts';
import { editedPart } from '../edited-student.ts';
import type { FileStudent } from '../merge-file-student.ts';
import { readStudentFile } from '../read-student-file.ts';
import { changeStudent } from './change-student.ts';
import { createStudent } from './create-student.ts';
import { type ImportedLines, importStudents, linesPerImport } from './import-students.ts';

const actor = { uid: 'els', role: 'admin' } as const;
const lotte = editedPart(aStudentProfile());

let documents: MemoryDocuments;
let minted = 0;

beforeEach(async () => {
  documents = new MemoryDocuments([], null);
  const els = anInterimUser({ id: 'els', first_name: 'Els', last_name: 'Maes' });
  await documents.transact('staff', async () => ({
    value: null,
    writes: [{ kind: 'create', collection: 'interim_users', id: 'els', data: { ...els } }],
  }));
});

const run = <Value>(command: RecordCommand<Value>) =>
  documents.transact('staff', (reads) => runRecordCommand(reads, command, madeAt));

const mint = () => `command-${(minted += 1)}`;
const create = (student = lotte, commandId = mint()) => run(createStudent({ commandId, actor, student }));
const change = (studentId: string, revision: number, student = lotte) =>
  run(changeStudent({ commandId: mint(), actor, studentId, revision, student }));

const stored = () =>
  [...documents.all()].flatMap(([key, data]) =>
    key.startsWith('student_profiles/') ? [studentRecordSchema.parse(data)] : [],
  );
const audit = () => [...documents.all()].flatMap(([key, data]) => (key.startsWith('audit_log/') ? [data] : []));

describe('a student', () => {
  test('is made once, however often the command comes', async () => {
    const first = await create(lotte, 'one');
    expect(await create(lotte, 'one')).toEqual(first);
    expect(stored()).toMatchObject([
      { id: 'one', revision: 1, last_change: { action: 'create-student', by: 'Els Maes' } },
    ]);
  });

  test('with a known mail address or telephone is not made again', async () => {
    await create();
    const known = { ok: false, error: { code: 'student-known', conflict: null } };
    expect(await create({ ...lotte, first_name: 'Charlotte', phone: '' })).toEqual(known);
    expect(await create({ ...lotte, email: '' })).toEqual(known);
    expect(await create({ ...lotte, email: 'other@x.be', first_name: 'Anke' })).toMatchObject({ ok: true });
    expect(stored()).toHaveLength(2);
  });

  test('is changed with the revision that was shown; a stale one is told who changed what, and when', async () => {
    await create(lotte, 'one');
    expect(await change('one', 1, { ...lotte, paused: true })).toEqual({ ok: true, value: { revision: 2 } });
    expect(await change('one', 1, { ...lotte, has_car: true })).toEqual({
      ok: false,
      error: { code: 'changed-meanwhile', conflict: { action: 'change-student', by: 'Els Maes', at: madeAt } },
    });
    expect(stored()).toMatchObject([{ paused: true, has_car: false, revision: 2 }]);
  });

  test('keeps the hours and who is never matched, which staff does not edit', async () => {
    const profile = aStudentProfile({ id: 'old', hours_by_year: { 2026: 12.5 }, blocked_seniors: ['maria'] });
    await documents.transact('staff', async () => ({
      value: null,
      writes: [{ kind: 'create', collection: 'student_profiles', id: 'old', data: { ...profile } }],
    }));
    expect(await change('old', 1, { ...lotte, residence: 'Mortsel' })).toMatchObject({ ok: true });
    expect(stored()).toMatchObject([
      { hours_by_year: { 2026: 12.5 }, blocked_seniors: ['maria'], residence: 'Mortsel', revision: 2 },
    ]);
    expect(await change('gone', 1)).toMatchObject({ error: { code: 'student-not-found' } });
  });

  test('cannot take the mail address of another', async () => {
    await create(lotte, 'one');
    await create({ ...lotte, email: 'amir@x.be', first_name: 'Amir' }, 'two');
    expect(await change('two', 1, { ...lotte, first_name: 'Amir' })).toMatchObject({
      error: { code: 'student-known' },
    });
  });

  test('leaves in the audit log what changed, without names, addresses or numbers', async () => {
    await create(lotte, 'one');
    await change('one', 1, { ...lotte, last_name: 'Willems', phone: '0499 99 99 99', weekly: {}, vetted_until: null });
    const [, entry] = audit();
    expect(entry).toMatchObject({
      action: 'change-student',
      document_id: 'one',
      before: { vetted_until: '2030-12-31', 'weekly.1': '08:00-20:00' },
      after: { vetted_until: null, 'weekly.1': '', changed: 'last_name phone' },
    });
    expect(JSON.stringify(audit())).not.toMatch(/Janssens|Willems|0499|student\.example|2018|Gent/);
  });
});

const columns = [...studentColumnPaths];
const fileStudent = (fields: Partial<FileStudent> = {}): FileStudent => {
  const { exceptions: _exceptions, ...student } = lotte;
  return { ...student, ...fields };
};

function importLines(students: readonly FileStudent[], { commandId = mint(), only = columns } = {}) {
  const lines = students.map((student, index) => ({ line: index + 2, student }));
  return run(importStudents({ commandId, actor, columns: only, lines }));
}

const nothing: ImportedLines = { made: [], changed: [], unchanged: [], refused: {} };

describe('an import', () => {
  test('says for each line what was done, and only changes what the file has a column for', async () => {
    await create({ ...lotte, has_car: true }, 'one');
    const anke = fileStudent({ first_name: 'Anke', email: 'anke@x.be', phone: '' });
    expect(await importLines([fileStudent({ paused: true, skills: [] }), anke], { only: ['paused'] })).toEqual({
      ok: true,
      value: { ...nothing, made: [3], changed: [2] },
    });
    expect(stored().find(({ id }) => id === 'one')).toMatchObject({
      paused: true,
      has_car: true,
      skills: lotte.skills,
    });
    expect(await importLines([fileStudent({ paused: true }), anke], { only: ['paused'] })).toEqual({
      ok: true,
      value: { ...nothing, unchanged: [2, 3] },
    });
  });

  test('leaves what an empty cell of mail, telephone, postcode or residence does not know', async () => {
    await create(lotte, 'one');
    await importLines([fileStudent({ phone: '', postcode: '', residence: '', weekly: {} })]);
    expect(stored()).toMatchObject([{ phone: lotte.phone, postcode: '2018', residence: 'Gent', weekly: {} }]);
  });

  test('refuses lines that tell no student, two students, or the same one again', async () => {
    await create({ ...lotte, phone: '' }, 'one');
    await create({ ...lotte, email: 'lot@x.be' }, 'two');
    const without = fileStudent({ email: '', phone: '', postcode: '' });
    expect(await importLines([without, fileStudent(), fileStudent({ phone: '' }), fileStudent({ phone: '' })])).toEqual(
      {
        ok: true,
        value: { ...nothing, unchanged: [4], refused: { 'no-contact': [2], 'two-students': [3], repeated: [5] } },
      },
    );
  });

  test('that is stopped, repeated and resumed anywhere makes and changes each student once', async () => {
    const step = fc.record({ times: fc.integer({ min: 0, max: 2 }), stops: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 4 }), async (steps) => {
        documents = new MemoryDocuments([], null);
        const students = Array.from({ length: 320 }, (_, n) =>
          fileStudent({
            first_name: `S${n}`,
            email: n % 3 === 0 ? '' : `s${n}@x.be`,
            phone: n % 3 === 1 ? '' : `0470 ${n}`,
          }),
        );
        const batch = (n: number) => students.slice(n * linesPerImport, (n + 1) * linesPerImport);
        for (const [n, { times, stops }] of steps.entries()) {
          for (let time = 0; time < times; time += 1) await importLines(batch(n), { commandId: `batch-${n}` });
          if (stops) break;
        }
        for (let n = 0; n < 4; n += 1) await importLines(batch(n), { commandId: `again-${n}` });
        expect(stored()).toHaveLength(students.length);
        expect(stored().every(({ revision }) => revision === 1)).toBe(true);
      }),
      { numRuns: 10 },
    );
  });
});

test('10,000 hostile lines are each read or named, and what is read can be stored', () => {
  const hostile = fc.sample(
    fc.array(
      fc.oneof(
        fc.string(),
        fc.string({ unit: 'binary' }),
        fc.constantFrom(
          '=HYPERLINK("x")',
          '-2+3',
          '@cmd',
          '\t',
          '"',
          '""',
          'x"y',
          '9-12',
          '12-9',
          'tuin',
          '31/02/2027',
          'ja',
          '💶',
          'é',
        ),
      ),
      { maxLength: 8 },
    ),
    { numRuns: 10_000, seed: 8 },
  );
  const quoted = (cell: string, index: number) =>
    index % 2 === 0 ? `"${cell.replaceAll('"', '""')}"` : cell.replaceAll(/["\r\n]/g, ' ');
  const text = `voornaam;achternaam;e-mail;maandag;diensten;nagekeken tot;auto\n${hostile.map((cells) => ['L', ...cells].map(quoted).join(';')).join('\n')}`;
  const read = readStudentFile(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { students, badLines } = read.value;
  expect(students.length + badLines.length).toBe(10_000);
  expect(badLines.every(({ problems }) => problems.length > 0)).toBe(true);
});
