/** `unused`: what she bought and does not need. `withdrawal`: within 14 days of the purchase. */
export const refundKinds = ['unused', 'withdrawal'] as const;

/** `card`: by Stripe, to the card or bank that paid. `transfer`: staff makes it. */
export const refundWays = ['card', 'transfer'] as const;

export type RefundWay = (typeof refundWays)[number];

/**
 * `pending`: taken from the balance; Stripe is not known to have it, or staff still has to make the transfer. `sent`: Stripe
 * has it. `done`: the money left. `failed`: the money is on the balance again.
 */
export const refundStates = ['pending', 'sent', 'done', 'failed'] as const;

export type RefundState = (typeof refundStates)[number];
