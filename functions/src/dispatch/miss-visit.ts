import type { z } from 'zod';
import type { missVisit as contract } from '#domain/contracts/dispatch.ts';
import { missVisit as decide } from '#domain/dispatch/commands/miss-visit.ts';
import { staffCommand } from './staff-command.ts';

/** The reason is an internal note. */
export const missVisit = staffCommand<z.output<typeof contract.input>>(
  'miss-visit',
  ({ visit_id: visitId, reason }) => ({
    note: reason,
    decide: (before, context) => decide(before, visitId, context),
  }),
);
