import type Stripe from 'stripe';
import type { SessionRecord } from '../account/records.ts';
import { currency } from './api-version.ts';

export function lineItemObject(item: SessionRecord['lineItems'][number], { created }: SessionRecord): Stripe.LineItem {
  const total = item.unitAmount * item.quantity;
  return {
    id: item.id,
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: total,
    amount_tax: 0,
    amount_total: total,
    currency,
    description: item.name,
    metadata: {},
    price: {
      id: item.id.replace('li_', 'price_'),
      object: 'price',
      active: false,
      billing_scheme: 'per_unit',
      created,
      currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: item.id.replace('li_', 'prod_'),
      recurring: null,
      tax_behavior: 'unspecified',
      tiers_mode: null,
      transform_quantity: null,
      type: 'one_time',
      unit_amount: item.unitAmount,
      unit_amount_decimal: null,
    },
    quantity: item.quantity,
  };
}
