import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import { weekdayNumbers } from './availability.ts';
import { editedPart, editedStudentSchema } from './edited-student.ts';
import { draftOf, readDraft, type StudentDraft } from './student-draft.ts';

/** As a screen follows it. */
const followed = { ...aStudentProfile(), revision: 3, last_change: null, updated_at: new Date(0) };
const student = editedPart(followed);
const draft = (part: Partial<StudentDraft> = {}): StudentDraft => ({ ...draftOf(student), ...part });
const monday = (...periods: StudentDraft['weekly'][1][number][]) =>
  draft({ weekly: { ...draft().weekly, 1: periods } });

function problemsOf(wrong: StudentDraft) {
  const read = readDraft(wrong);
  return read.ok ? [] : read.error.map(({ field, code }) => `${field} ${code}`);
}

test('of a followed student exactly what staff edits is taken', () => {
  expect(editedStudentSchema.safeParse(student).success).toBe(true);
  expect(readDraft(draft())).toEqual({ ok: true, value: student });
});

test('a stored student is shown and read back unchanged', () => {
  const exceptions = [
    { date: '2026-12-24', available: false },
    { date: '2026-12-26', available: true, from: '10:00', to: '12:00' },
  ];
  const stored = { ...student, exceptions, wished_hours_per_week: 8, vetted_until: null };
  expect(readDraft(draftOf(stored))).toEqual({ ok: true, value: stored });
});

describe('the hours of a day', () => {
  test.each([
    [monday({ from: '', to: '12:00' }), ['period-1-0-from time-missing']],
    [monday({ from: '', to: '' }), ['period-1-0-from time-missing', 'period-1-0-to time-missing']],
    [monday({ from: '12:00', to: '09:00' }), ['period-1-0-to reversed']],
    [monday({ from: '12:00', to: '12:00' }), ['period-1-0-to reversed']],
    [monday({ from: '09:00', to: '12:00' }, { from: '11:59', to: '13:00' }), ['period-1-1-from overlap']],
    [monday({ from: '09:00', to: '12:00' }, { from: '12:00', to: '13:00' }), []],
    [monday(...Array.from({ length: 7 }, (_, n) => ({ from: `0${n}:00`, to: `0${n}:30` }))), ['period-1-add too-many']],
  ])('%j', (wrong, expected) => {
    expect(problemsOf(wrong)).toEqual(expected);
  });

  test('are stored in their order, and a day without any is not stored', () => {
    const read = readDraft(
      draft({
        weekly: {
          ...draft().weekly,
          1: [
            { from: '14:00', to: '16:00' },
            { from: '09:00', to: '10:00' },
          ],
          2: [],
        },
      }),
    );
    expect(read.ok && read.value.weekly[1]?.map(({ from }) => from)).toEqual(['09:00', '14:00']);
    expect(read.ok && '2' in read.value.weekly).toBe(false);
  });
});

test.each([
  [{ first_name: ' ' }, ['first_name missing']],
  [{ last_name: 'x'.repeat(101) }, ['last_name too-long']],
  [{ email: 'geen mail' }, ['email malformed-mail']],
  [{ email: '' }, []],
  [{ vetted_until: '2027-02-30' }, ['vetted_until malformed-date']],
  [{ wished_hours: 'veel' }, ['wished_hours malformed-hours']],
  [{ wished_hours: '169' }, ['wished_hours malformed-hours']],
  [{ exceptions: [{ date: '', available: false, from: '', to: '' }] }, ['exception-0-date malformed-date']],
  [{ exceptions: [{ date: '2026-12-24', available: false, from: '09:00', to: '' }] }, ['exception-0-to time-missing']],
] as const)('%j', (wrong, expected) => {
  expect(problemsOf(draft(wrong))).toEqual(expected);
});

test('whatever is typed is either stored as the schema wants it, or each problem names a field', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('', '09:00', '12:00', '2026-12-24', '8', 'a@b.be', '🌼'));
  const period = fc.record({ from: text, to: text });
  const periods = fc.array(period, { maxLength: 3 });
  const drafts = fc.record({
    first_name: text,
    email: text,
    vetted_until: text,
    wished_hours: text,
    week: fc.tuple(...weekdayNumbers.map(() => periods)),
    exceptions: fc.array(fc.record({ date: text, available: fc.boolean(), from: text, to: text }), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(drafts, ({ week, ...typed }) => {
      const weekly = Object.fromEntries(weekdayNumbers.map((day, index) => [day, week[index] ?? []]));
      const read = readDraft({ ...draft(), ...typed, weekly: { ...draft().weekly, ...weekly } });
      if (read.ok) expect(editedStudentSchema.safeParse(read.value).success).toBe(true);
      else expect(read.error.every(({ field, code }) => field !== '' && code.length > 0)).toBe(true);
    }),
  );
});
