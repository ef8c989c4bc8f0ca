import type { z } from 'zod';
import type { recordVisit as contract } from '#domain/contracts/dispatch.ts';
import { recordVisit as decide } from '#domain/dispatch/commands/record-visit.ts';
import { staffCommand } from './staff-command.ts';

/** The reason is an internal note. */
export const recordVisit = staffCommand<z.output<typeof contract.input>>(
  'record-visit',
  ({ visit_id: visitId, minutes, km, reason }) => ({
    note: reason,
    decide: (before, context) => decide(before, { visitId, minutes, km }, context),
  }),
);
