import type { z } from 'zod';
import type { moveVisit as contract } from '#domain/contracts/dispatch.ts';
import { moveVisit as decide } from '#domain/dispatch/commands/move-visit.ts';
import { staffCommand } from './staff-command.ts';

/** The reason is an internal note. */
export const moveVisit = staffCommand<z.output<typeof contract.input>>(
  'move-visit',
  ({ visit_id, date, start, minutes_planned, reason }) => ({
    note: reason,
    decide: (before, context) => decide(before, visit_id, { date, start, minutes_planned }, context),
  }),
);
