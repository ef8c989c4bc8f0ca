import type Stripe from 'stripe';

/** The version of Stripe's interface that is spoken here: that of the official package, which its types hold us to. */
export const apiVersion: Stripe.LatestApiVersion = '2026-10-28.endive';

export const currency = 'eur';
