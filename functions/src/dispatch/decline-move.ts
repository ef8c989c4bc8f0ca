import type { z } from 'zod';
import type { declineMove as contract } from '#domain/contracts/dispatch.ts';
import { declineMove as decide } from '#domain/dispatch/moves/answer-move.ts';
import { staffCommand } from './staff-command.ts';

/** The reason is for the senior, who reads it. */
export const declineMove = staffCommand<z.output<typeof contract.input>>(
  'decline-move',
  ({ visit_id: visitId, date, start, reason }) => ({
    decide: (before, context) => decide(before, { visitId, to: { date, start }, reason }, context),
  }),
);
