import type { z } from 'zod';
import type { correctVisit as contract } from '#domain/contracts/dispatch.ts';
import { correctVisit as decide } from '#domain/dispatch/commands/correct-visit.ts';
import { staffCommand } from './staff-command.ts';

/** The reason is an internal note. */
export const correctVisit = staffCommand<z.output<typeof contract.input>>(
  'correct-visit',
  ({ visit_id: visitId, minutes, km, reason }) => ({
    note: reason,
    decide: (before, context) => decide(before, { visitId, minutes, km }, context),
  }),
);
