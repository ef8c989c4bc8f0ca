import * as z from 'zod/mini';
import { availabilitySchema } from '../students/availability.ts';
import { functionContract } from './function-contract.ts';
import { link, output } from './helpers.ts';

/**
 * A student says when she can come: the whole week and all days that differ from it. `revision` is that of her file as her
 * page showed it; rejected with `changed-meanwhile` when staff changed the file since.
 */
export const changeAvailability = functionContract({
  name: 'change-availability',
  input: z.strictObject({
    link,
    command_id: z.uuid(),
    revision: z.int().check(z.gte(1)),
    availability: availabilitySchema,
  }),
  output,
});
