import type { z } from 'zod';
import type { acceptOffer as contract } from '#domain/contracts/helpers.ts';
import { acceptOffer as decide } from '#domain/dispatch/commands/accept-offer.ts';
import { studentCommand } from './student-command.ts';

/** The first who says yes has the visit: the others, at the same moment or later, are told that it has gone. */
export const acceptOffer = studentCommand<z.output<typeof contract.input>>('accept-offer', ({ visit_id }) => ({
  decide: (before, student, context) => decide(before, visit_id, student, context),
}));
