import type { z } from 'zod';
import type { refuseMove as contract } from '#domain/contracts/helpers.ts';
import { declineMoveAsStudent } from '#domain/dispatch/moves/answer-move.ts';
import { studentCommand } from './student-command.ts';

/** The reason is an internal note. */
export const refuseMove = studentCommand<z.output<typeof contract.input>>(
  'refuse-move',
  ({ visit_id, date, start, reason }) => ({
    note: reason,
    decide: (before, { id }, context) =>
      declineMoveAsStudent(before, { visitId: visit_id, to: { date, start } }, id, context),
  }),
);
