import * as z from 'zod/mini';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { readCircles } from '#domain/contracts/circles.ts';
import { callFunction } from '#firebase/call-function.ts';
import { cachedQuery, pollMs } from '#offline/cached/cached-query.ts';
import { readCopy } from '#offline/cached/device-copy.ts';
import { ok } from '#domain/result.ts';
import { deviceOutbox } from '#sync/account-outbox.ts';

/** As the server lists them, and those that this device knew and that have ended: their names are needed for what waits. */
const knownCirclesSchema = z.object({
  circles: readCircles.output.shape.circles,
  /** Absent in copies of before. */
  calendar: z.optional(readCircles.output.shape.calendar),
  ended: z.array(z.object({ senior_id: z.string(), senior_name: z.string() })),
});

export type KnownCircles = z.infer<typeof knownCirclesSchema>;

export type HelpedSenior = KnownCircles['circles'][number];

const name = 'circles';

/** Those of before that are not among those of now. */
export function endedOf(before: KnownCircles | null, now: readonly HelpedSenior[]): KnownCircles['ended'] {
  const known = new Map([...(before?.ended ?? []), ...(before?.circles ?? [])].map((each) => [each.senior_id, each]));
  for (const { senior_id } of now) known.delete(senior_id);
  return [...known.values()].map(({ senior_id, senior_name }) => ({ senior_id, senior_name }));
}

/** For whom a family member may act. A function answers, which is not called as often as the database. */
export function circlesQuery(uid: string) {
  const acting = forSelf(uid);
  return cachedQuery({
    acting,
    name,
    async read(shown) {
      const answer = await callFunction(readCircles, {});
      if (!answer.ok) return answer;
      const before = shown ?? (await readCopy(acting, name, knownCirclesSchema))?.value ?? null;
      const { circles, calendar } = answer.value;
      return ok({ circles, calendar, ended: endedOf(before, circles) });
    },
    schema: knownCirclesSchema,
    onKept({ ended }) {
      for (const { senior_id: seniorId } of ended) {
        void deviceOutbox().confirmShown({ actorUid: uid, seniorId }, [{ ended: [uid] }]);
      }
    },
    staleMs: 0,
    pollMs: 2 * pollMs,
  });
}
