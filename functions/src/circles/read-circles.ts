import type { z } from 'zod';
import type { readCircles as contract } from '#domain/contracts/circles.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

/** For whom the caller may act now. */
export async function readCircles(
  _input: z.output<typeof contract.input>,
  { actorUid }: Caller,
  { circles }: Pick<Services, 'circles'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const found = await circles.circlesOf(actorUid);
  return ok({
    circles: found.map(({ senior_id, senior_name, relation, rights, since }) => ({
      ...{ senior_id, senior_name, relation, rights },
      since: since.toISOString(),
    })),
  });
}
