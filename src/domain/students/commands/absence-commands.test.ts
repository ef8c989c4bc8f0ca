import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { madeAt } from '#tests/builders/moments.ts';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import { MemoryDocuments } from '#tests/faults/dispatch-model/memory-documents.ts';
import { type RecordCommand, runRecordCommand } from '#domain/dispatch/transaction/record-command.ts';
import { type Absence, studentProfileLimits, studentRecordSchema } from '#domain/documents/student-profile.ts';
import { whyNotAvailable } from '#domain/matching/availability.ts';
import { spanOf } from '#domain/matching/wall-clock.ts';
import { addDaysTo, momentOf } from '#domain/requests/calendar.ts';
import { editedPart } from '../edited-student.ts';
import { studentRecord } from '../student-record.ts';
import { changeAbsence } from './change-absence.ts';
import { changeStudent } from './change-student.ts';
import { registerAbsence } from './register-absence.ts';

const actor = { uid: 'els', role: 'admin' } as const;
const today = '2026-03-02';
const lotte = aStudentProfile({ id: 'lotte', hours_by_year: { 2026: 12 } });
const record = studentRecord(lotte, { revision: 1, last_change: null, updated_at: madeAt });

let documents: MemoryDocuments;
let minted = 0;
let now = momentOf(today, '09:00');

async function store(turns: readonly number[] = []): Promise<void> {
  documents = new MemoryDocuments(turns, null);
  const els = anInterimUser({ id: 'els', first_name: 'Els', last_name: 'Maes' });
  await documents.transact('staff', async () => ({
    value: null,
    writes: [
      { kind: 'create', collection: 'interim_users', id: 'els', data: { ...els } },
      { kind: 'create', collection: 'student_profiles', id: 'lotte', data: { ...record } },
    ],
  }));
}

beforeEach(async () => {
  now = momentOf(today, '09:00');
  await store();
});

const run = <Value>(command: RecordCommand<Value>) =>
  documents.transact('staff', (reads) => runRecordCommand(reads, command, now));
const mint = () => `command-${(minted += 1)}`;
const register = (from: string, until: string, commandId = mint(), studentId = 'lotte') =>
  run(registerAbsence({ commandId, actor, studentId, from, until }));
const change = (
  absenceId: string,
  shownUntil: string,
  until: string | null,
  { commandId = mint(), undoes = null }: { commandId?: string; undoes?: string | null } = {},
) => run(changeAbsence({ commandId, actor, studentId: 'lotte', absenceId, shownUntil, until, undoes }));

const stored = () => studentRecordSchema.parse(documents.get({ collection: 'student_profiles', id: 'lotte' }));
const audit = () => [...documents.all()].flatMap(([key, data]) => (key.startsWith('audit_log/') ? [data] : []));
const refusal = (code: string) => ({ ok: false, error: { code } });

describe('an absence', () => {
  test('is stored once, however often and at once the command comes, and leaves the rest of the file as it is', async () => {
    const answers = await Promise.all([
      register('2026-03-02', '2026-03-04', 'a'),
      register('2026-03-02', '2026-03-04', 'a'),
    ]);
    answers.push(await register('2026-03-02', '2026-03-04', 'a'));
    expect(answers).toEqual(answers.map(() => ({ ok: true, value: { absence_id: 'a' } })));
    const { contact_keys: _keys, updated_at: _at, last_change: last, absences, revision, ...rest } = stored();
    expect(absences).toEqual([{ id: 'a', kind: 'not-available', from: '2026-03-02', until: '2026-03-04' }]);
    const { absences: _none, ...before } = lotte;
    expect([rest, revision, last]).toEqual([before, 1, { action: 'register-absence', by: 'Els Maes', at: now }]);
    expect(audit()).toMatchObject([{ after: { absence: 'a', from: '2026-03-02', until: '2026-03-04' } }]);
  });

  test('says nowhere why', async () => {
    await register('2026-03-02', '2026-03-04');
    expect(JSON.stringify([...documents.all()])).not.toMatch(/ill\b|sick|ziek|health|medical/i);
  });

  test.each([
    ['2026-02-20', '2026-03-01', 'absence-days-invalid'],
    ['2026-03-05', '2026-03-04', 'absence-days-invalid'],
    ['2026-03-02', '2027-03-03', 'absence-days-invalid'],
  ])('from %s to %s is refused: %s', async (from, until, code) => {
    expect(await register(from, until)).toMatchObject(refusal(code));
    expect(stored().absences).toEqual([]);
  });

  test('of nobody, on days that she is away already, or after too many is refused', async () => {
    expect(await register(today, today, mint(), 'gone')).toMatchObject(refusal('student-not-found'));
    await register('2026-03-02', '2026-03-04');
    expect(await register('2026-03-04', '2026-03-06')).toMatchObject(refusal('absence-overlaps'));
    for (let day = 10; day < 10 + studentProfileLimits.absences - 1; day += 1) {
      const date = addDaysTo(today, day);
      expect(await register(date, date)).toMatchObject({ ok: true });
    }
    expect(await register('2026-06-01', '2026-06-01')).toMatchObject(refusal('too-many-absences'));
  });

  test('is forgotten a month after it ended', async () => {
    await register('2026-03-02', '2026-03-04', 'a');
    now = momentOf('2026-04-04', '09:00');
    await register('2026-04-04', '2026-04-05', 'b');
    expect(stored().absences.map(({ id }) => id)).toEqual(['b']);
  });

  test('outlives a colleague who saves the file that she opened before', async () => {
    await register('2026-03-02', '2026-03-04', 'a');
    const student = { ...editedPart(lotte), residence: 'Mortsel' };
    expect(
      await run(changeStudent({ commandId: mint(), actor, studentId: 'lotte', revision: 1, student })),
    ).toMatchObject({
      ok: true,
    });
    expect(stored()).toMatchObject({ residence: 'Mortsel', absences: [{ id: 'a' }] });
  });
});

describe('a change of an absence', () => {
  beforeEach(async () => {
    await register('2026-03-02', '2026-03-06', 'a');
  });

  test('ends it earlier or later, or removes it, with the days in the audit log', async () => {
    expect(await change('a', '2026-03-06', '2026-03-03')).toEqual({ ok: true, value: {} });
    expect(stored().absences).toMatchObject([{ from: '2026-03-02', until: '2026-03-03' }]);
    expect(await change('a', '2026-03-03', '2026-03-09')).toMatchObject({ ok: true });
    expect(await change('a', '2026-03-09', null)).toMatchObject({ ok: true });
    expect(stored().absences).toEqual([]);
    expect(audit().slice(1)).toMatchObject([
      { before: { until: '2026-03-06' }, after: { absence: 'a', from: '2026-03-02', until: '2026-03-03' } },
      { before: { until: '2026-03-03' }, after: { until: '2026-03-09' } },
      { before: { until: '2026-03-09' }, after: { until: null } },
    ]);
  });

  test('takes back a step of the same person, which the audit log names', async () => {
    const commandId = '1f0c1a52-5f0e-4a52-9d3b-0c3f2f0b7a11';
    await register('2026-03-10', '2026-03-11', commandId);
    expect(await change('a', '2026-03-06', null, { undoes: 'unknown' })).toMatchObject(refusal('step-not-undoable'));
    expect(await change(commandId, '2026-03-11', null, { undoes: commandId })).toEqual({ ok: true, value: {} });
    expect(stored().absences.map(({ id }) => id)).toEqual(['a']);
    expect(audit().at(-1)).toMatchObject({ undoes: { command_id: commandId, action: 'register-absence' } });
  });

  test('on what a colleague changed meanwhile is refused, with who it was', async () => {
    await change('a', '2026-03-06', '2026-03-03');
    const conflict = { action: 'change-absence', by: 'Els Maes', at: now };
    expect(await change('a', '2026-03-06', '2026-03-05')).toEqual({
      ok: false,
      error: { code: 'changed-meanwhile', conflict },
    });
    expect(await change('gone', '2026-03-06', null)).toMatchObject({ error: { code: 'changed-meanwhile' } });
  });

  test('to days that cannot be is refused', async () => {
    await register('2026-03-10', '2026-03-11');
    expect(await change('a', '2026-03-06', '2026-03-01')).toMatchObject(refusal('absence-days-invalid'));
    expect(await change('a', '2026-03-06', '2026-03-10')).toMatchObject(refusal('absence-overlaps'));
  });
});

/** What a list of absences says of one day; the model is a set of days per absence. */
test('two staff members at once: absences never overlap, and each command counts once', async () => {
  const day = fc.integer({ min: -2, max: 8 }).map((days) => addDaysTo(today, days));
  const step = fc.record({
    kind: fc.constantFrom('register', 'change', 'remove'),
    from: day,
    until: day,
    which: fc.nat(3),
  });
  const steps = fc.array(step, { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(steps, steps, fc.array(fc.nat(8), { maxLength: 60 }), async (first, second, turns) => {
      await store(turns);
      const model = new Map<string, Pick<Absence, 'from' | 'until'>>();
      const play = async (all: typeof first) => {
        for (const { kind, from, until, which } of all) {
          const shown = stored().absences;
          const picked = shown[which % Math.max(1, shown.length)];
          const commandId = mint();
          if (kind === 'register') await register(from, until, commandId);
          else if (picked !== undefined)
            await change(picked.id, picked.until, kind === 'remove' ? null : until, { commandId });
        }
      };
      documents.onCommit = (_before, after) => {
        const { absences } = studentRecordSchema.parse(after.get('student_profiles/lotte'));
        model.clear();
        for (const { id, from, until } of absences) {
          for (const other of model.values()) expect(until < other.from || other.until < from).toBe(true);
          model.set(id, { from, until });
        }
      };
      await register(today, today, 'begin');
      await Promise.all([play(first), play(second)]);
      const { absences, weekly, exceptions } = stored();
      expect(audit()).toHaveLength(
        new Set([...documents.all().keys()].filter((key) => key.startsWith('staff_commands/'))).size,
      );
      for (let days = -2; days <= 8; days += 1) {
        const date = addDaysTo(today, days);
        const isAway = [...model.values()].some(({ from, until }) => from <= date && date <= until);
        const why = whyNotAvailable({ absences, weekly, exceptions }, spanOf({ date, start: '10:00', minutes: 60 }));
        expect(why).toEqual(isAway ? { code: 'day-off', date } : null);
      }
    }),
    { numRuns: 200 },
  );
});
