import { chargeLineId, feeLineId } from '../credits/charge-line.ts';
import { isOpenFee, type MissingMoney, type OpenVisit } from '../credits/missing-money.ts';
import { isDisputed } from './is-disputed.ts';
import type { Owed } from './next-debt.ts';

/** The id of a debt: that of the line that will charge it. */
export const debtIdOf = ({ id, isFee }: Pick<OpenVisit, 'id' | 'isFee'>): string =>
  isFee ? feeLineId(id) : chargeLineId(id);

/** What is open and not covered, by the id of its debt; a fee for paying late is no debt with a reminder of its own. */
export function owedItems({ items }: Pick<MissingMoney, 'items'>): ReadonlyMap<string, OwedVisit> {
  return new Map(
    items.flatMap(({ item, missing }): (readonly [string, OwedVisit])[] => {
      if (isOpenFee(item) || missing === 0) return [];
      const { id, visit, isFee, cents } = item;
      const { senior_id, task_category_id: service, date, start } = visit;
      const owed: Owed = {
        ...{ senior_id, visit_id: id, is_fee: isFee, service, date, start, cents, missing },
        isDisputed: isDisputed(visit),
      };
      return [[debtIdOf(item), { owed, item }]];
    }),
  );
}

/** What is not covered of each released fee, also nothing, by the id of its debt. */
export const owedFees = ({ items }: Pick<MissingMoney, 'items'>): ReadonlyMap<string, number> =>
  new Map(items.flatMap(({ item, missing }) => (isOpenFee(item) ? [[item.id, missing] as const] : [])));

export interface OwedVisit {
  readonly owed: Owed;
  readonly item: OpenVisit;
}
