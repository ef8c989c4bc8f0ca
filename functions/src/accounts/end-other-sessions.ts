import type { z } from 'zod';
import type { endOtherSessions as contract } from '#domain/contracts/accounts.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';
import { followEndedSessions } from '../shell/follow-ended-sessions.ts';

/** The caller’s own session is one that Auth still takes: it began after the others ended. */
export async function endOtherSessions(
  _input: object,
  { actorUid }: Caller,
  services: Pick<Services, 'accounts' | 'logins'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const [login] = await services.logins.standings([actorUid]);
  if (login !== undefined) await followEndedSessions(login, services);
  return ok({});
}
