import * as z from 'zod/mini';
import { documentId, isoDate, timeOfDay } from '#domain/field-types.ts';
import { actingFor } from '../acting-for-input.ts';
import { seniorAnswer } from './senior-answer.ts';
import { functionContract } from '../function-contract.ts';

const moment = z.strictObject({ date: isoDate, start: timeOfDay });

/**
 * The senior, or somebody who may book for her, asks to move a visit `to` another day and hour, or takes that back with
 * null. The visit stands until staff or its student answers. `from`: when it was, on the screen. `command_id`: a UUID
 * minted at the press; a repetition is answered as the first time. Apart from the commands of staff, which the senior's
 * app does not load.
 */
export const proposeMove = functionContract({
  name: 'propose-move',
  input: z.strictObject({
    ...actingFor,
    request_id: documentId,
    visit_id: documentId,
    command_id: z.uuid(),
    from: moment,
    to: z.nullable(moment),
  }),
  output: seniorAnswer,
});
