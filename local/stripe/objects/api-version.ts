import type Stripe from 'stripe';

/** The supported version of Stripe's API: that of the official package, whose types enforce it. */
export const apiVersion: Stripe.LatestApiVersion = '2026-10-28.endive';

export const currency = 'eur';
