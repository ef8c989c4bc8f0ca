import type { z } from 'zod';
import type { endSeries as contract } from '#domain/contracts/dispatch.ts';
import { endSeries as decide } from '#domain/dispatch/series/end-series.ts';
import { staffCommand } from './staff-command.ts';

/** The reason is an internal note. */
export const endSeries = staffCommand<z.output<typeof contract.input>>(
  'end-series',
  ({ visit_id: visitId, reason }) => ({
    note: reason,
    decide: (before, context) => decide(before, visitId, context),
  }),
);
