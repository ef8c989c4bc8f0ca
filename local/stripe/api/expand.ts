import type { Account } from '../account/account.ts';
import { ApiError } from '../account/api-error.ts';
import { chargeObject } from '../objects/charge-object.ts';
import { disputeObject } from '../objects/dispute-object.ts';
import { lineItemObject } from '../objects/line-item-object.ts';
import { paymentIntentObject } from '../objects/payment-intent-object.ts';
import { refundObject } from '../objects/refund-object.ts';
import { listObject } from './list-object.ts';

type Fields = Record<string, unknown>;

const maxDepth = 4;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Finds an object by id, or null. */
function objectOf(account: Account, id: string): object | null {
  if (id.startsWith('pi_')) return paymentIntentObject(account, account.payment(id));
  if (id.startsWith('ch_')) return chargeObject(account, account.charge(id));
  if (id.startsWith('re_')) {
    const refund = account.tables.refunds.get(id);
    return refund === undefined ? null : refundObject(refund);
  }
  const dispute = account.tables.disputes.get(id);
  return dispute === undefined ? null : disputeObject(account, dispute);
}

/** Fields that are only present when expanded. */
function includable(account: Account, { object, id }: Fields, name: string): object | null {
  if (object === 'checkout.session' && name === 'line_items') {
    const session = account.session(String(id));
    return listObject(
      `/v1/checkout/sessions/${session.id}/line_items`,
      session.lineItems.map((item) => lineItemObject(item, session)),
    );
  }
  if (object === 'charge' && name === 'refunds') {
    const refunds = [...account.tables.refunds.values()].filter(({ charge }) => charge === id);
    return listObject(`/v1/charges/${String(id)}/refunds`, refunds.map(refundObject).toReversed());
  }
  return null;
}

function expandOne(account: Account, target: unknown, [name = '', ...rest]: readonly string[], whole: string): unknown {
  if (Array.isArray(target)) return target.map((item) => expandOne(account, item, [name, ...rest], whole));
  if (!isObject(target)) return target;
  const present = target[name];
  const expanded =
    typeof present === 'string' ? objectOf(account, present) : (present ?? includable(account, target, name));
  // Null when there is nothing to expand, such as the payment of an unpaid session.
  if (expanded === null && name in target && typeof present !== 'string') return target;
  if (typeof expanded !== 'object' || expanded === null) {
    throw new ApiError(`This property cannot be expanded (${whole}).`, { param: 'expand' });
  }
  return { ...target, [name]: rest.length === 0 ? expanded : expandOne(account, expanded, rest, whole) };
}

/** Replaces ids in a response by the objects: https://docs.stripe.com/api/expanding_objects. */
export function expand(account: Account, answer: object, paths: readonly string[] = []): object {
  let expanded: unknown = answer;
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > maxDepth) {
      throw new ApiError(`You cannot expand more than ${maxDepth} levels of a property. Property: ${path}`, {
        code: 'property_expansion_max_depth',
      });
    }
    expanded = expandOne(account, expanded, steps, path);
  }
  return isObject(expanded) ? expanded : answer;
}
