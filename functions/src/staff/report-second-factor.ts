import type { z } from 'zod';
import type { reportSecondFactor as contract } from '#domain/contracts/staff/staff-accounts.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';
import { noteFactors } from './watch-staff-logins.ts';

/** Called by a person’s own app once her second factor is there. */
export async function reportSecondFactor(
  _input: object,
  { actorUid }: Caller,
  services: Pick<Services, 'accounts' | 'clock' | 'dispatch' | 'logins'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const members = await services.accounts.staff();
  const [login] = await services.logins.standings([actorUid]);
  if (login !== undefined) await noteFactors(login, members, services);
  return ok({});
}
