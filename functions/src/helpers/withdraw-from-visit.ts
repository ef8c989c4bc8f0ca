import type { z } from 'zod';
import type { withdrawFromVisit as contract } from '#domain/contracts/helpers.ts';
import { withdrawStudent } from '#domain/dispatch/commands/withdraw-student.ts';
import { studentCommand } from './student-command.ts';

/** The reason is an internal note. */
export const withdrawFromVisit = studentCommand<z.output<typeof contract.input>>(
  'withdraw-from-visit',
  ({ visit_id, reason }) => ({
    note: reason,
    decide: (before, { id }, context) => withdrawStudent(before, visit_id, id, context),
  }),
);
