import * as z from 'zod/mini';
import { savedViewList } from '#domain/documents/saved-views.ts';
import { recordOutput } from '../dispatch.ts';
import { functionContract } from '../function-contract.ts';

const revision = z.int().check(z.gte(0));

/** Keeps the caller's own lists: all of them, in place of those that the screen showed at `revision`, 0 for none yet. */
export const saveViews = functionContract({
  name: 'save-views',
  input: z.strictObject({ command_id: z.uuid(), revision, views: savedViewList }),
  output: recordOutput({ revision }),
});
