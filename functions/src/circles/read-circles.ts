import type { z } from 'zod';
import type { readCircles as contract } from '#domain/contracts/circles.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

/** For whom the caller may act now, and the address of her calendar. */
export async function readCircles(
  _input: z.output<typeof contract.input>,
  { actorUid }: Caller,
  { circles, calendarFeeds }: Pick<Services, 'calendarFeeds' | 'circles'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const [found, feed] = await Promise.all([circles.circlesOf(actorUid), calendarFeeds.feedOf(actorUid)]);
  return ok({
    circles: found.map(({ senior_id, senior_name, relation, rights, since }) => ({
      ...{ senior_id, senior_name, relation, rights },
      since: since.toISOString(),
    })),
    calendar: feed === null || feed.hash === null ? null : { hash: feed.hash, made_at: feed.made_at.toISOString() },
  });
}
