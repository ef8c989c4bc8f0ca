import type { Query } from 'firebase/firestore/lite';
import type * as z from 'zod/mini';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { readAccountNames } from './account-names.ts';
import { readFirst } from './list-page.ts';

interface NamedRows<Value> {
  readonly rows: readonly { readonly id: string; readonly value: Value; readonly seniorName: string }[];
  /** Exact, also where there are more than were read. */
  readonly count: number;
}

/** What waits for staff since it was asked, the longest first, with whose it is: two reads per senior. */
export async function readNamedRows<Schema extends z.ZodMiniType<{ readonly senior_id: string }>>(
  waiting: Query,
  schema: Schema,
  most: number,
): Promise<Result<NamedRows<z.output<Schema>>, DomainError>> {
  const found = await readFirst(waiting, schema, { by: 'asked_at', most });
  if (!found.ok) return found;
  const { rows: asked, count } = found.value;
  const names = await readAccountNames(asked.map(({ value }) => value.senior_id));
  if (!names.ok) return names;
  const rows = asked.map(({ id, value }) => ({ id, value, seniorName: names.value[value.senior_id] ?? '' }));
  return ok({ rows, count });
}
