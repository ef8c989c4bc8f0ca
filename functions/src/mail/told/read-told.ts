import type { z } from 'zod';
import { type readTold as contract, toldAtMost } from '#domain/contracts/told.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '#functions/shell/answer.ts';
import type { Caller } from '#functions/shell/http/caller.ts';
import type { Services } from '#functions/shell/services.ts';
import { shownAlert } from './shown-alert.ts';

/** The letters and calls that wait, the most urgent first. */
export async function readTold(
  _input: z.output<typeof contract.input>,
  { actorUid }: Caller,
  { clock, staffAlerts }: Pick<Services, 'clock' | 'staffAlerts'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const now = clock.now();
  const waiting = (await staffAlerts.waiting())
    .map((each) => shownAlert(each, actorUid, now))
    .filter((each) => each !== null)
    .toSorted((one, other) => (one.due_at < other.due_at ? -1 : 1));
  return ok({ waiting: waiting.slice(0, toldAtMost), count: waiting.length });
}
