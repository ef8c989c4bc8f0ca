import type { z } from 'zod';
import type { readRetention as contract } from '#domain/contracts/staff/retention.ts';
import { ok } from '#domain/result.ts';
import type { Answer } from '../shell/answer.ts';
import type { Caller } from '../shell/http/caller.ts';
import type { Services } from '../shell/services.ts';

/** A fortnight is enough to see that it runs. */
const most = 14;

export async function readRetention(
  _input: object,
  _caller: Caller,
  { retentionReports }: Pick<Services, 'retentionReports'>,
): Promise<Answer<z.input<typeof contract.output>>> {
  const reports = await retentionReports.latest(most);
  return ok({ reports: reports.map(({ ran_at: at, ...report }) => ({ ...report, ran_at: at.toISOString() })) });
}
