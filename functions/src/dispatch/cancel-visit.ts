import type { z } from 'zod';
import type { cancelVisit as contract } from '#domain/contracts/dispatch.ts';
import { cancelVisit as decide } from '#domain/dispatch/commands/cancel-visit.ts';
import { staffCommand } from './staff-command.ts';

/** The reason is an internal note. */
export const cancelVisit = staffCommand<z.output<typeof contract.input>>(
  'cancel-visit',
  ({ visit_id: visitId, fee_cents: feeCents, reason }) => ({
    note: reason,
    decide: (before, context) => decide(before, visitId, context, feeCents),
  }),
);
