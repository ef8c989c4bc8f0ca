import type { z } from 'zod';
import type { offerVisit as contract } from '#domain/contracts/dispatch.ts';
import { offerVisit as decide } from '#domain/dispatch/commands/offer-visit.ts';
import { err } from '#domain/result.ts';
import { staffCommand } from './staff-command.ts';

/** The student's record and day are read in the same transaction. */
export const offerVisit = staffCommand<z.output<typeof contract.input>>('offer-visit', ({ visit_id, student_id }) => ({
  studentId: student_id,
  decide: (before, context) =>
    context.student === null ? err('student-not-found') : decide(before, visit_id, context.student, context),
}));
