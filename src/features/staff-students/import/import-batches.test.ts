import fc from 'fast-check';
import { expect, test } from 'vitest';
import { importStudents } from '#domain/contracts/students.ts';
import { studentColumnPaths } from '#domain/students/column-paths.ts';
import { editedPart } from '#domain/students/edited-student.ts';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import { addToTally, batchesOf, nothingImported } from './import-batches.ts';

const { exceptions: _exceptions, ...student } = editedPart(aStudentProfile());

test('every line is in one call, in its order, and each call is within the limits of the function', () => {
  const name = fc.oneof(fc.constant('Lotte'), fc.constantFrom('é'.repeat(100), '€'.repeat(100), '💶'.repeat(50)));
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 400 }), (names) => {
      const lines = names.map((first_name, index) => ({ line: index + 2, student: { ...student, first_name } }));
      const batches = batchesOf(studentColumnPaths, lines);
      expect(batches.flatMap((batch) => batch.lines)).toEqual(lines);
      for (const batch of batches) {
        const input = { ...batch, command_id: '3b0e9a52-6f0c-4d38-9a7e-5f1d2c4b8a90' };
        expect(importStudents.input.safeParse(input).success).toBe(true);
        expect(new TextEncoder().encode(JSON.stringify(input)).length).toBeLessThanOrEqual(32_768);
      }
    }),
    { numRuns: 30 },
  );
});

test('10,000 usual lines are fewer calls than one staff member may make in ten minutes', () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => ({ line: index + 2, student }));
  expect(batchesOf(studentColumnPaths, lines).length).toBeLessThan(300);
});

test('what was done adds up, and refused lines stand in the order of the file', () => {
  const first = addToTally(nothingImported, { made: [2, 3], changed: [], unchanged: [4], refused: { repeated: [6] } });
  const both = addToTally(first, { made: [], changed: [7], unchanged: [], refused: { 'no-contact': [5] } });
  expect(both).toEqual({
    made: 2,
    changed: 1,
    unchanged: 1,
    refused: [
      { line: 5, why: 'no-contact' },
      { line: 6, why: 'repeated' },
    ],
  });
});
