import type { z } from 'zod';
import type { agreeMove as contract } from '#domain/contracts/helpers.ts';
import { acceptMoveAsStudent } from '#domain/dispatch/moves/answer-move.ts';
import { studentCommand } from './student-command.ts';

/** Her yes moves the visit: both get a mail with the new time. */
export const agreeMove = studentCommand<z.output<typeof contract.input>>('agree-move', ({ visit_id, date, start }) => ({
  decide: (before, student, context) =>
    acceptMoveAsStudent(before, { visitId: visit_id, to: { date, start } }, student, context),
}));
