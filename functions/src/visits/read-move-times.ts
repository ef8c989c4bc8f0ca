import type { z } from 'zod';
import type { readMoveTimes as contract } from '#domain/contracts/visits/read-move-times.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

type Input = z.output<typeof contract.input>;
type Output = z.input<typeof contract.output>;

/** When the student of a visit is free for it. Another senior's visit looks like one of which that is not known. */
export async function readMoveTimes(
  { request_id: requestId, visit_id: visitId }: Input,
  { seniorId }: Caller,
  { clock, moveTimes }: Pick<Services, 'clock' | 'moveTimes'>,
): Promise<Answer<Output>> {
  const days = await moveTimes.find({ visitId, requestId, seniorId }, clock.now());
  return ok({ days: days === null ? null : days.map(({ date, starts }) => ({ date, starts: [...starts] })) });
}
