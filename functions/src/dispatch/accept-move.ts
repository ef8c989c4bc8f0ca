import type { z } from 'zod';
import type { acceptMove as contract } from '#domain/contracts/dispatch.ts';
import { findVisit } from '#domain/dispatch/change-visits.ts';
import { acceptMove as decide } from '#domain/dispatch/moves/answer-move.ts';
import { staffCommand } from './staff-command.ts';

/** The reason is an internal note. */
export const acceptMove = staffCommand<z.output<typeof contract.input>>(
  'accept-move',
  ({ visit_id: visitId, date, start, reason }) => ({
    note: reason,
    studentOf: (before) => findVisit(before, visitId)?.visit.studentprofile_id ?? null,
    decide: (before, context) => decide(before, { visitId, to: { date, start }, reason }, context),
  }),
);
