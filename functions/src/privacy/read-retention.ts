import type { z } from 'zod';
import { type readRetention as contract, toCallAtMost } from '#domain/contracts/staff/retention.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

/** A fortnight is enough to see that it runs. */
const most = 14;

export async function readRetention(
  _input: object,
  _caller: Caller,
  { retentionReports, unusedPeople }: Pick<Services, 'retentionReports' | 'unusedPeople'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const [reports, unreachable] = await Promise.all([
    retentionReports.latest(most),
    unusedPeople.withoutAddress(toCallAtMost),
  ]);
  return ok({
    reports: reports.map(({ ran_at: at, ...report }) => ({ ...report, ran_at: at.toISOString() })),
    to_call: unreachable.flatMap(({ kind, person_id: id, name, due_at: dueAt }) =>
      dueAt === null ? [] : [{ kind, id, name: name.trim(), until: brusselsDate(dueAt) }],
    ),
  });
}
