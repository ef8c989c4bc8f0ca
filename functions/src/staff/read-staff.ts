import type { z } from 'zod';
import type { readStaff as contract } from '#domain/contracts/staff/staff-accounts.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

/** Who is of staff, and who has a second factor. */
export async function readStaff(
  _input: object,
  _caller: Caller,
  { accounts, logins }: Pick<Services, 'accounts' | 'logins'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const members = await accounts.staff();
  const enrolled = await logins.withSecondFactor(members.map(({ uid }) => uid));
  return ok({ staff: members.map((member) => ({ ...member, second_factor: enrolled.has(member.uid) })) });
}
