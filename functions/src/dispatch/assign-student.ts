import type { z } from 'zod';
import type { assignStudent as contract } from '#domain/contracts/dispatch.ts';
import { assignStudent as decide } from '#domain/dispatch/commands/assign-student.ts';
import { err } from '#domain/result.ts';
import { staffCommand } from './staff-command.ts';

/** The student's record and day are read in the same transaction. */
export const assignStudent = staffCommand<z.output<typeof contract.input>>(
  'assign-student',
  ({ visit_id, student_id, reason }) => ({
    studentId: student_id,
    note: reason,
    decide: (before, context) =>
      context.student === null
        ? err('student-not-found')
        : decide(before, { visitId: visit_id, student: context.student, reason }, context),
  }),
);
