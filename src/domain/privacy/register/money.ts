import { about, blanked, deleted, dots, empty, ifOwn, kept, plain, type RegisterEntry } from './entry.ts';

const books = { basis: 'legal-obligation', period: 'payment' } as const;
const stays = 'amounts, days and numbers for the books, ten years, without name';

const gift = ['credits', 'state', 'made_at', 'paid_at'] as const;

/** Money: the ledger, what is owed and given back, receipts. */
export const moneyEntries = {
  user_credits: {
    ...books,
    purpose: 'The balance of a senior.',
    readers: ['senior', 'circle', 'staff'],
    fields: plain('user_id', 'balance', 'balance_cents'),
    traces: [kept('senior', 'uid', 'user_id')],
    stays,
  },
  credit_transactions: {
    ...books,
    purpose: 'The ledger: each purchase, charge and correction.',
    readers: ['senior', 'circle', 'staff'],
    fields: {
      ...plain('id', 'user_id', 'amount', 'amount_cents', 'description', 'transaction_type', 'stripe_session_id'),
      ...plain('created_at', 'actor_uid'),
    },
    traces: [kept('senior', 'uid', 'user_id')],
    secret: ['actor_uid'],
    stays,
  },
  credit_adjustments: {
    ...books,
    purpose: 'A correction of a balance, why, and who of staff decided it.',
    readers: ['staff'],
    fields: {
      ...about('senior', 'reason'),
      ...about('staff', 'asked_by', 'answered_by', 'last_change'),
      ...plain('senior_id', 'cents', 'visit', 'state', 'asked_at', 'answered_at', 'revision'),
    },
    traces: [blanked('senior', 'uid', 'senior_id', { reason: dots })],
    stays,
  },
  debts: {
    ...books,
    purpose: 'What is not paid, and what the person was told about it.',
    readers: ['staff'],
    fields: {
      ...about('staff', 'fee'),
      ...about('senior', 'last_change'),
      ...plain('senior_id', 'visit_id', 'is_fee', 'service', 'date', 'start', 'cents', 'missing', 'reference', 'state'),
      ...plain('round', 'told_on', 'due_on', 'reminder', 'proposed_cents', 'is_open', 'revision', 'updated_at'),
    },
    traces: [blanked('senior', 'uid', 'senior_id', { 'last_change.by': ifOwn })],
    secret: ['last_change'],
    stays,
  },
  transfer_references: {
    ...books,
    purpose: 'Whose transfer a reference is.',
    readers: ['staff'],
    fields: plain('senior_id', 'created_at'),
    traces: [kept('senior', 'uid', 'senior_id')],
    stays,
  },
  transfers: {
    ...books,
    purpose: 'Money that arrived on the company’s account.',
    readers: ['staff'],
    fields: {
      ...plain('senior_id', 'reference', 'cents', 'date', 'bank_entry', 'copy', 'recorded_at'),
      recorded_by: 'staff',
    },
    traces: [kept('senior', 'uid', 'senior_id')],
    stays,
  },
  receipts: {
    ...books,
    purpose: 'The receipt of a line of the ledger.',
    readers: ['senior', 'circle', 'staff'],
    fields: {
      ...about(['senior', 'family'], 'holder'),
      ...plain('number', 'transaction_type', 'description', 'cents', 'posted_at', 'user_id', 'account_uid', 'line_id'),
      ...plain('language', 'visit', 'issued_at', 'kept_until'),
    },
    traces: (['senior', 'family'] as const).map((of) =>
      blanked(of, 'uid', 'user_id', { 'holder.name': empty, 'holder.street': empty, 'holder.town': empty }),
    ),
    stays,
  },
  receipt_orders: {
    ...books,
    purpose: 'Gives a line of the ledger its receipt, once.',
    readers: ['functions'],
    fields: plain('line_id', 'user_id', 'posted_at', 'number'),
    traces: [kept('senior', 'uid', 'user_id')],
    stays,
  },
  receipt_series: {
    ...books,
    purpose: 'The last number of a series of receipts.',
    readers: ['functions'],
    fields: plain('name', 'last', 'complete_at'),
    traces: [],
    stays: 'numbers of nobody',
  },
  account_statements: {
    ...books,
    purpose: 'What was on an account in one month.',
    readers: ['senior', 'circle', 'staff'],
    fields: {
      ...about('senior', 'holder'),
      ...plain('number', 'user_id', 'month', 'language', 'opening', 'closing', 'lines', 'issued_at', 'kept_until'),
    },
    traces: [
      blanked('senior', 'uid', 'user_id', { 'holder.name': empty, 'holder.street': empty, 'holder.town': empty }),
    ],
    stays,
  },
  gifts: {
    ...books,
    purpose: 'Credits that a family member gives, and what the card says.',
    readers: ['senior', 'family', 'staff'],
    fields: {
      ...about('senior', 'senior_name', 'message'),
      ...about('family', 'from', 'message'),
      ...plain('gift_id', 'senior_id', 'giver_id', 'credits', 'state', 'session_id', 'made_at', 'paid_at'),
    },
    traces: [
      blanked('senior', 'uid', 'senior_id', { senior_name: dots, message: empty }),
      blanked('family', 'uid', 'giver_id', { from: dots, message: empty }),
    ],
    shows: { senior: ['senior_name', 'from', 'message', ...gift], family: ['senior_name', 'from', 'message', ...gift] },
    stays,
  },
  refunds: {
    ...books,
    purpose: 'Money on its way back to a senior.',
    readers: ['senior', 'staff'],
    fields: {
      ...about('senior', 'last_change'),
      ...plain('senior_id', 'session_id', 'bought_at', 'bought_cents', 'cents', 'kind', 'way', 'state', 'asked_at'),
      ...plain('paid_on', 'revision'),
    },
    traces: [blanked('senior', 'uid', 'senior_id', { 'last_change.by': ifOwn })],
    secret: ['last_change'],
    stays,
  },
  missing_payments: {
    basis: 'contract',
    period: 'payment',
    purpose: 'The payment of what is missing that is under way.',
    readers: ['functions'],
    fields: plain('user_id', 'attempt', 'cents', 'session_id', 'begun_at'),
    traces: [deleted('senior', 'uid', 'id')],
    secret: ['attempt'],
  },
  stripe_events: {
    ...books,
    purpose: 'That a message of Stripe was handled.',
    readers: ['functions'],
    fields: plain('type', 'received_at'),
    traces: [],
    stays: 'numbers of nobody',
    since: 'received_at',
  },
  ledger_checks: {
    basis: 'legal-obligation',
    period: 'for-ever',
    purpose: 'Whether the books were in order that night.',
    readers: ['staff'],
    fields: plain('checked_at', 'accounts', 'lines', 'mistakes'),
    traces: [],
  },
} as const satisfies Readonly<Record<string, RegisterEntry>>;
