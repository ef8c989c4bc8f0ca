import type * as z from 'zod/mini';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { readAccountNames } from './account-names.ts';
import { listed } from './list-page.ts';
import { addOnce, readWaiting } from './live/read-waiting.ts';
import type { WaitingList } from './live/waiting-list.ts';

interface NamedRows<Value> {
  readonly rows: readonly { readonly id: string; readonly value: Value; readonly seniorName: string }[];
  /** Exact, also where there are more than were read. */
  readonly count: number;
}

/** What waits for staff, with whose it is: two reads per senior. */
export async function readNamedRows<Schema extends z.ZodMiniType<{ readonly senior_id: string }>>(
  list: WaitingList,
  schema: Schema,
  most: number,
): Promise<Result<NamedRows<z.output<Schema>>, DomainError>> {
  const found = await readWaiting(list, most);
  if (!found.ok) return found;
  const { docs, count } = found.value;
  return addOnce(found.value, async () => {
    const asked = listed(schema, docs);
    const names = await readAccountNames(asked.map(({ value }) => value.senior_id));
    if (!names.ok) return names;
    const rows = asked.map(({ id, value }) => ({ id, value, seniorName: names.value[value.senior_id] ?? '' }));
    return ok({ rows, count });
  });
}
