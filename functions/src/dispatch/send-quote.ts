import type { z } from 'zod';
import type { sendQuote as contract } from '#domain/contracts/dispatch.ts';
import { sendQuote as decide } from '#domain/dispatch/commands/send-quote.ts';
import { staffCommand } from './staff-command.ts';

/** The reason for a price that is not on the list is an internal note. */
export const sendQuote = staffCommand<z.output<typeof contract.input>>(
  'send-quote',
  ({ variant, cents_per_hour, minutes, reason }) => ({
    note: reason,
    decide: (before, context) => decide(before, { variant, cents_per_hour, minutes, reason }, context),
  }),
);
