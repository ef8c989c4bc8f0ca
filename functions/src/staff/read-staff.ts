import type { z } from 'zod';
import type { readStaff as contract } from '#domain/contracts/staff/staff-accounts.ts';
import { collections } from '#domain/collections.ts';
import { ok } from '#domain/result.ts';
import { noteBulkRead } from '../shell/note-bulk-read.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

/** Who is of staff, and who has a second factor. */
export async function readStaff(
  _input: object,
  { actorUid }: Caller,
  services: Pick<Services, 'accounts' | 'auditLog' | 'clock' | 'logins'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const { accounts, logins } = services;
  const members = await accounts.staff();
  const standings = await logins.standings(members.map(({ uid }) => uid));
  const enrolled = new Set(standings.flatMap(({ uid, factors }) => (factors.length > 0 ? [uid] : [])));
  const rows = members.length;
  await noteBulkRead({ action: 'read-staff', collection: collections.interimUsers, actorUid, rows }, services);
  return ok({ staff: members.map((member) => ({ ...member, second_factor: enrolled.has(member.uid) })) });
}
