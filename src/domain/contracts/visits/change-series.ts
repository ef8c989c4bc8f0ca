import * as z from 'zod/mini';
import { documentId } from '#domain/field-types.ts';
import { actingFor } from '../acting-for-input.ts';
import { functionContract } from '../function-contract.ts';
import { seniorAnswer } from './senior-answer.ts';

/**
 * The senior's own change of a request that recurs: `skip`, this visit is not to be; `stop`, none is any more. `visit_id`:
 * of the skipped visit; of the request for `stop`. `command_id`: a UUID minted at the press; a repetition is answered as
 * the first time. Apart from the commands of staff, which the senior's app does not load.
 */
export const changeSeries = functionContract({
  name: 'change-series',
  input: z.strictObject({
    ...actingFor,
    request_id: documentId,
    visit_id: documentId,
    command_id: z.uuid(),
    change: z.enum(['skip', 'stop']),
  }),
  output: seniorAnswer,
});
