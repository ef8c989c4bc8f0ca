import type { z } from 'zod';
import type { recordQuoteAnswer as contract } from '#domain/contracts/dispatch.ts';
import { answerQuote } from '#domain/dispatch/commands/answer-quote.ts';
import { staffCommand } from './staff-command.ts';

/** Who said it on the phone is an internal note. */
export const recordQuoteAnswer = staffCommand<z.output<typeof contract.input>>(
  'record-quote-answer',
  ({ number, answer, with_whom }) => ({
    note: `${answer}: ${with_whom}`,
    decide: (before, { now }) => answerQuote(before, { number, answer, how: 'phone' }, now),
  }),
);
