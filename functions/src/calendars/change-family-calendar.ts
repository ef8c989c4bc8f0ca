import type { z } from 'zod';
import { changeFamilyCalendar as command } from '#domain/circles/commands/change-family-calendar.ts';
import type { changeFamilyCalendar as contract } from '#domain/contracts/calendar-feed.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import { recordAnswer } from '../shell/record-answer.ts';
import type { Services } from '../shell/services.ts';

/** A family member gives her calendar another address, or none. */
export async function changeFamilyCalendar(
  { command_id: commandId, hash }: z.output<typeof contract.input>,
  { actorUid: uid }: Caller,
  { dispatch }: Pick<Services, 'dispatch'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  return ok(recordAnswer(await dispatch.record(command({ commandId, uid, hash }))));
}
