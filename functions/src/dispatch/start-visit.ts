import type { z } from 'zod';
import type { startVisit as contract } from '#domain/contracts/dispatch.ts';
import { startVisit as decide } from '#domain/dispatch/commands/start-visit.ts';
import { staffCommand } from './staff-command.ts';

/** The reason is an internal note. */
export const startVisit = staffCommand<z.output<typeof contract.input>>('start-visit', ({ visit_id, reason }) => ({
  note: reason,
  decide: (before, context) => decide(before, visit_id, context),
}));
