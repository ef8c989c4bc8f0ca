import type { z } from 'zod';
import type { changeSeries as contract } from '#domain/contracts/visits/change-series.ts';
import { skipVisit, stopSeries } from '#domain/dispatch/series/change-by-senior.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import { actorOf, type Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

type Input = z.output<typeof contract.input>;
type Output = z.input<typeof contract.output>;

const names = { skip: 'skip-visit', stop: 'stop-series' } as const;

/** The senior skips a visit of a series, or stops the series. Another senior's request looks like a missing one. */
export async function changeSeries(
  { request_id: requestId, visit_id: visitId, command_id: commandId, change }: Input,
  { actorUid, seniorId }: Caller,
  { dispatch }: Pick<Services, 'dispatch'>,
): Promise<Answer<Output>> {
  return ok(
    await dispatch.run({
      name: names[change],
      commandId,
      requestId,
      revision: null,
      actor: actorOf({ actorUid, seniorId }),
      seniorId,
      decide: (before, context) =>
        change === 'skip' ? skipVisit(before, visitId, context) : stopSeries(before, context),
    }),
  );
}
