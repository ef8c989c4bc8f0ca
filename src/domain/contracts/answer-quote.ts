import * as z from 'zod/mini';
import { documentId, quoteNumber } from '../field-types.ts';
import { actingFor } from './acting-for-input.ts';
import { functionContract } from './function-contract.ts';
import { seniorAnswer } from './visits/senior-answer.ts';

/**
 * The senior's own answer in the app. Needs no revision: the quote's number says what was answered. `command_id`: a UUID
 * minted at the press; a repetition is answered as the first time. Apart from the commands of staff, which the senior's
 * app and service worker do not load.
 */
export const answerQuote = functionContract({
  name: 'answer-quote',
  input: z.strictObject({
    ...actingFor,
    request_id: documentId,
    command_id: z.uuid(),
    number: quoteNumber,
    answer: z.enum(['yes', 'no']),
  }),
  output: seniorAnswer,
});
