import type { z } from 'zod';
import type { checkOut as contract } from '#domain/contracts/helpers.ts';
import { checkOut as decide } from '#domain/dispatch/commands/end-visit.ts';
import { studentCommand } from './student-command.ts';

/** Why the minutes were corrected is an internal note. */
export const checkOut = studentCommand<z.output<typeof contract.input>>(
  'check-out',
  ({ visit_id: visitId, at, minutes, reason, km, note }) => ({
    note: reason,
    decide: (before, { id: studentId }, context) =>
      decide(before, { visitId, studentId, at: new Date(at), minutes, reason, km, note }, context),
  }),
);
