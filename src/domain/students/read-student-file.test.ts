import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import { studentLanguages } from '../documents/student-profile.ts';
import { serviceIds } from '../requests/prices.ts';
import { exportStudents } from './export-students.ts';
import { editedPart } from './edited-student.ts';
import type { FileStudent } from './merge-file-student.ts';
import { type ImportPreview, readStudentFile } from './read-student-file.ts';
import { readDate, readPeriods } from './read-times.ts';

function preview(text: string): ImportPreview {
  const read = readStudentFile(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

function aFileStudent(overrides: Partial<FileStudent> = {}): FileStudent {
  const { exceptions: _exceptions, ...student } = editedPart(aStudentProfile());
  return { ...student, ...overrides };
}

const problemsOf = (lines: string) =>
  preview(
    `voornaam;achternaam;diensten;maandag;e-mail;postcode;nagekeken tot;auto;talen;gewenste uren per week;niet bij\n${lines}`,
  ).badLines;

describe('a file of students', () => {
  test('is read with columns in any order, in Dutch or English, and any way to write them', () => {
    const [one] = preview('Last name,FIRST-NAME,Postal code\nJanssens,Lotte,2018').students;
    expect(one).toEqual({
      line: 2,
      student: {
        email: '',
        phone: '',
        skills: [],
        languages: [],
        has_car: false,
        weekly: {},
        vetted_until: null,
        paused: false,
        avoids: { cats: false, dogs: false, smokers: false },
        wished_hours_per_week: null,
        first_name: 'Lotte',
        last_name: 'Janssens',
        residence: '',
        postcode: '2018',
      },
    });
  });

  test('is read with services, languages, times and answers as people write them', () => {
    const text = [
      'voornaam\tachternaam\tdiensten\ttalen\tauto\tma\tdi\tnagekeken tot\tniet bij\turen per week\tgsm',
      'Lotte\tJanssens\tTuin, boodschappen,garden\tFrans + nl\tJa\t9-12, 13u-17u30\t\t30/6/2027\tKatten\t8\t0470 12 34 56',
    ].join('\n');
    expect(preview(text).students[0]?.student).toMatchObject({
      skills: ['garden', 'groceries'],
      languages: ['fr', 'nl'],
      has_car: true,
      weekly: {
        1: [
          { from: '09:00', to: '12:00' },
          { from: '13:00', to: '17:30' },
        ],
      },
      vetted_until: '2027-06-30',
      avoids: { cats: true, dogs: false, smokers: false },
      wished_hours_per_week: 8,
      phone: '0470 12 34 56',
    });
  });

  // spec: staff.students.import
  test('names each bad line, and all that is wrong with it, and reads the others', () => {
    const { students, badLines } = preview(
      [
        'voornaam;achternaam;e-mail;diensten;maandag',
        'Lotte;Janssens;lotte@x.be;tuin;9-12',
        ';Peeters;wout@x.be;verpleging;12-9',
        'Anke;;geen mail;;',
        'LOTTE;Janssens;Lotte@X.be;;',
        'Noor;Maes;noor@x.be;;;te veel',
      ].join('\n'),
    );
    expect(students.map(({ line }) => line)).toEqual([2]);
    expect(badLines).toEqual([
      {
        line: 3,
        problems: [
          { code: 'missing', column: 'voornaam' },
          { code: 'unknown-service', column: 'diensten', value: 'verpleging' },
          { code: 'malformed-time', column: 'maandag', value: '12-9' },
        ],
      },
      { line: 4, problems: [{ code: 'missing', column: 'achternaam' }] },
      { line: 5, problems: [{ code: 'duplicate', of: 2 }] },
      { line: 6, problems: [{ code: 'more-cells-than-columns' }] },
    ]);
  });

  test.each([
    ['Lotte;Janssens;;;geen mail', { code: 'not-allowed', column: 'e-mail' }],
    [`${'L'.repeat(101)};Janssens`, { code: 'not-allowed', column: 'voornaam' }],
    [`Lotte;Janssens;;${'8-9,'.repeat(7)}`, { code: 'not-allowed', column: 'maandag' }],
    ['Lotte;Janssens;;;;;31/02/2027', { code: 'malformed-date', column: 'nagekeken tot', value: '31/02/2027' }],
    ['Lotte;Janssens;;;;;;misschien', { code: 'malformed-answer', column: 'auto', value: 'misschien' }],
    ['Lotte;Janssens;;;;;;;klingon', { code: 'unknown-language', column: 'talen', value: 'klingon' }],
    ['Lotte;Janssens;;;;;;;;veel', { code: 'malformed-number', column: 'gewenste uren per week', value: 'veel' }],
    ['Lotte;Janssens;;;;;;;;999', { code: 'not-allowed', column: 'gewenste uren per week' }],
    ['Lotte;Janssens;;;;;;;;;vogels', { code: 'unknown-avoidance', column: 'niet bij', value: 'vogels' }],
  ])('%s', (line, problem) => {
    expect(problemsOf(line)).toEqual([{ line: 2, problems: [problem] }]);
  });

  test('without mail the same name and postcode is the same person, another postcode is not', () => {
    const { students, badLines } = preview('voornaam;naam;postcode\nLotte;Maes;2018\nlótte;MAES;2018\nLotte;Maes;2000');
    expect(students.map(({ line }) => line)).toEqual([2, 4]);
    expect(badLines).toEqual([{ line: 3, problems: [{ code: 'duplicate', of: 2 }] }]);
  });

  test('columns about age, sex or origin are left out, and said to be', () => {
    const { students, ignored } = preview(
      'voornaam;naam;postcode;Geboortedatum;Geslacht;Nationaliteit;schoenmaat;\nLotte;Maes;2018;2001;v;x;39;',
    );
    expect(students).toHaveLength(1);
    expect(JSON.stringify(students)).not.toContain('2001');
    expect(ignored).toEqual([
      { name: 'Geboortedatum', why: 'never-kept' },
      { name: 'Geslacht', why: 'never-kept' },
      { name: 'Nationaliteit', why: 'never-kept' },
      { name: 'schoenmaat', why: 'unknown' },
    ]);
  });

  test.each([
    ['', { code: 'no-rows' }],
    ['voornaam;achternaam', { code: 'no-rows' }],
    ['voornaam;postcode\nLotte;2018', { code: 'missing-column', column: 'achternaam' }],
    ['voornaam;achternaam;naam\nLotte;Maes;Maes', { code: 'repeated-column', column: 'achternaam' }],
    ['voornaam;achternaam\n"Lotte;Maes', { code: 'unclosed-quote', line: 2 }],
  ])('%j is no file of students', (text, error) => {
    expect(readStudentFile(text)).toEqual({ ok: false, error });
  });

  test('any text gives a preview or says why not', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.oneof(fc.string(), fc.constantFrom('9-12', '1', '=1', 'tuin'))), { maxLength: 5 }),
        (rows) => {
          const read = readStudentFile(
            `voornaam;achternaam;maandag;diensten\n${rows.map((row) => row.join(';')).join('\n')}`,
          );
          expect(read.ok ? 'students' in read.value : read.error.code).toBeTruthy();
        },
      ),
    );
  });

  test('of 10,000 lines is read', () => {
    const lines = Array.from({ length: 10_000 }, (_, n) => `Lotte;Maes;l${n}@x.be;tuin;9-12`);
    const { students, badLines } = preview(`voornaam;achternaam;e-mail;diensten;maandag\n${lines.join('\n')}`);
    expect([students.length, badLines.length]).toEqual([10_000, 0]);
  });
});

describe('an export', () => {
  const time = fc
    .integer({ min: 0, max: 1439 })
    .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`);
  const periods = fc.array(
    fc
      .tuple(time, time)
      .filter(([from, to]) => from < to)
      .map(([from, to]) => ({ from, to })),
    { minLength: 1, maxLength: 3 },
  );
  const name = fc
    .string({ minLength: 1, maxLength: 20 })
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const student = fc.record({
    first_name: fc.oneof(name, fc.constantFrom('=HYPERLINK("x")', '-Lotte', "'s Heeren")),
    last_name: name,
    residence: fc.string({ maxLength: 20 }).map((text) => text.trim()),
    phone: fc.constantFrom('', '+32 470 12 34 56'),
    skills: fc.subarray([...serviceIds]),
    languages: fc.subarray([...studentLanguages]),
    has_car: fc.boolean(),
    paused: fc.boolean(),
    weekly: fc.record({ 1: periods, 4: periods, 7: periods }, { requiredKeys: [] }),
    vetted_until: fc.constantFrom(null, '2027-06-30'),
    avoids: fc.record({ cats: fc.boolean(), dogs: fc.boolean(), smokers: fc.boolean() }),
    wished_hours_per_week: fc.constantFrom(null, 0, 12),
  });

  test('is imported again as the same students', () => {
    fc.assert(
      fc.property(fc.array(student, { minLength: 1, maxLength: 4 }), (students) => {
        const exported = students.map((each, index) =>
          aFileStudent({ ...each, email: `s${index}@x.be`, phone: each.phone === '' ? '' : `${each.phone}${index}` }),
        );
        const { students: imported, badLines, ignored } = preview(exportStudents(exported));
        expect([badLines, ignored]).toEqual([[], []]);
        expect(imported.map((each) => each.student)).toEqual(exported);
      }),
    );
  });
});

describe('times and dates of a file', () => {
  test.each([
    ['', []],
    ['9-12', [{ from: '09:00', to: '12:00' }]],
    [
      '09:00-12:30; 13.15 – 17u',
      [
        { from: '09:00', to: '12:30' },
        { from: '13:15', to: '17:00' },
      ],
    ],
    [
      '9 tot 12 en 20u-24u',
      [
        { from: '09:00', to: '12:00' },
        { from: '20:00', to: '23:59' },
      ],
    ],
    ['9', null],
    ['12-9', null],
    ['9-9', null],
    ['9-12-15', null],
    ['9-25', null],
    ['9:60-10', null],
    ['altijd', null],
    ['-', null],
  ])('%j', (text, expected) => {
    expect(readPeriods(text)).toEqual(expected);
  });

  test.each([
    ['2027-06-30', '2027-06-30'],
    [' 1/2/2027 ', '2027-02-01'],
    ['30.06.2027', '2027-06-30'],
    ['2027-02-30', null],
    ['6/30/2027', null],
    ['30/06/27', null],
    ['ooit', null],
  ])('the date %j', (text, expected) => {
    expect(readDate(text)).toBe(expected);
  });
});
