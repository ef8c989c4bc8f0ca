import { collection, query, where } from 'firebase/firestore/lite';
import { collections } from '#domain/collections.ts';
import { balanceCents } from '#domain/credits/cents.ts';
import { userCreditsSchema } from '#domain/documents/payments/credits.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { connect } from '../connection.ts';
import { readAccountNames } from './account-names.ts';
import { readFirst } from './list-page.ts';

export interface NamedBalance {
  readonly user_id: string;
  readonly cents: number;
  /** Empty for an account that is not there any more. */
  readonly name: string;
}

export interface NegativeBalances {
  readonly balances: readonly NamedBalance[];
  /** Exact, also where there are more than were read. */
  readonly count: number;
}

/** The balances below zero, the lowest first. */
export async function listNegativeBalances(most: number): Promise<Result<NegativeBalances, DomainError>> {
  const below = query(collection(connect().firestore, collections.userCredits), where('balance', '<', 0));
  const found = await readFirst(below, userCreditsSchema, { by: 'balance', most });
  if (!found.ok) return found;
  const balances = found.value.rows.map(({ value }) => value);
  const names = await readAccountNames(balances.map(({ user_id: id }) => id));
  if (!names.ok) return names;
  const named = balances.map((each) => ({
    user_id: each.user_id,
    cents: balanceCents(each),
    name: names.value[each.user_id] ?? '',
  }));
  return ok({ balances: named, count: found.value.count });
}
