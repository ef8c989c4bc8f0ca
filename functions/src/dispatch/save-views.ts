import type { z } from 'zod';
import type { saveViews as contract } from '#domain/contracts/staff/saved-views.ts';
import { ok } from '#domain/result.ts';
import { saveViews as command } from '#domain/staff/save-views.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import { recordAnswer } from '../shell/record-answer.ts';
import type { Services } from '../shell/services.ts';

/** The filters and orders of the requests that a staff member keeps under a name. */
export async function saveViews(
  input: z.output<typeof contract.input>,
  { actorUid }: Caller,
  { dispatch }: Pick<Services, 'dispatch'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  return ok(recordAnswer(await dispatch.record(command({ uid: actorUid, role: 'admin' }, input))));
}
