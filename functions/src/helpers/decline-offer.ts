import type { z } from 'zod';
import type { declineOffer as contract } from '#domain/contracts/helpers.ts';
import { declineOffer as decide } from '#domain/dispatch/commands/decline-offer.ts';
import { studentCommand } from './student-command.ts';

/** The reason is an internal note. */
export const declineOffer = studentCommand<z.output<typeof contract.input>>(
  'decline-offer',
  ({ visit_id, reason }) => ({
    note: reason,
    decide: (before, { id }, context) => decide(before, visit_id, id, context),
  }),
);
