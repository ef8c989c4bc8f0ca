import { collections } from '#domain/collections.ts';
import { balanceCents } from '#domain/credits/cents.ts';
import { userCreditsSchema } from '#domain/documents/payments/credits.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { readAccountNames } from './account-names.ts';
import { listed } from './list-page.ts';
import { addOnce, readWaiting } from './live/read-waiting.ts';
import { type WaitingList, waitingNames } from './live/waiting-list.ts';

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

const below: WaitingList = {
  name: waitingNames.balances,
  collection: collections.userCredits,
  all: [['balance', '<', 0]],
  by: 'balance',
};

/** The balances below zero, the lowest first. */
export async function listNegativeBalances(most: number): Promise<Result<NegativeBalances, DomainError>> {
  const found = await readWaiting(below, most);
  if (!found.ok) return found;
  const { docs, count } = found.value;
  return addOnce(found.value, async () => {
    const balances = listed(userCreditsSchema, docs).map(({ value }) => value);
    const names = await readAccountNames(balances.map(({ user_id: id }) => id));
    if (!names.ok) return names;
    const named = balances.map((each) => ({
      user_id: each.user_id,
      cents: balanceCents(each),
      name: names.value[each.user_id] ?? '',
    }));
    return ok({ balances: named, count });
  });
}
