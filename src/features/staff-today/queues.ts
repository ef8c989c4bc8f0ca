import type { Capability } from '#domain/accounts/roles.ts';
import type { BoardStage } from '#domain/documents/board-row.ts';

/** The stages that need somebody from a moment on (`needsAttentionAt`). */
export type OverdueStage = Extract<BoardStage, 'planned' | 'started' | 'done' | 'offered'>;

/** One list of things that wait for somebody. */
export type Queue =
  /** Every request in a stage, the nearest day first. */
  | { readonly id: QueueId; readonly kind: 'stage'; readonly stage: BoardStage }
  /** The requests in a stage that should have moved on by now, the longest first. */
  | { readonly id: QueueId; readonly kind: 'overdue'; readonly stage: OverdueStage }
  /** The requests with a visit that the senior asks to move, the longest first. */
  | { readonly id: 'moves'; readonly kind: 'moves' }
  | { readonly id: 'told'; readonly kind: 'told' }
  | { readonly id: 'to-call'; readonly kind: 'to-call' }
  | { readonly id: 'reports'; readonly kind: 'reports' }
  | { readonly id: 'data-requests'; readonly kind: 'data-requests' }
  | { readonly id: 'circles'; readonly kind: 'circles' }
  | { readonly id: 'mails'; readonly kind: 'mails' }
  | { readonly id: 'debts'; readonly kind: 'debts' }
  | { readonly id: 'adjustments'; readonly kind: 'adjustments' }
  | { readonly id: 'transfers'; readonly kind: 'transfers' }
  | { readonly id: 'balances'; readonly kind: 'balances' };

/** Ids are part of addresses, and name the texts. */
export type QueueId =
  | 'late'
  | 'not-ended'
  | 'questioned'
  | 'moves'
  | 'offer-declined'
  | 'expired'
  | 'to-plan'
  | 'new'
  | 'quote-declined'
  | 'to-quote'
  | 'quoted'
  | 'reports'
  | 'data-requests'
  | 'told'
  | 'to-call'
  | 'circles'
  | 'mails'
  | 'debts'
  | 'adjustments'
  | 'transfers'
  | 'balances';

/** By urgency: first what goes wrong today, then who waits for us, then those that we wait for. */
const queues: readonly Queue[] = [
  { id: 'late', kind: 'overdue', stage: 'planned' },
  { id: 'not-ended', kind: 'overdue', stage: 'started' },
  { id: 'questioned', kind: 'overdue', stage: 'done' },
  { id: 'moves', kind: 'moves' },
  { id: 'reports', kind: 'reports' },
  { id: 'told', kind: 'told' },
  { id: 'offer-declined', kind: 'stage', stage: 'offer-declined' },
  { id: 'expired', kind: 'overdue', stage: 'offered' },
  { id: 'to-plan', kind: 'stage', stage: 'to-plan' },
  { id: 'new', kind: 'stage', stage: 'new' },
  { id: 'quote-declined', kind: 'stage', stage: 'quote-declined' },
  { id: 'to-quote', kind: 'stage', stage: 'to-quote' },
  { id: 'quoted', kind: 'stage', stage: 'quoted' },
  { id: 'data-requests', kind: 'data-requests' },
  { id: 'to-call', kind: 'to-call' },
  { id: 'circles', kind: 'circles' },
  { id: 'mails', kind: 'mails' },
  { id: 'debts', kind: 'debts' },
  { id: 'adjustments', kind: 'adjustments' },
  { id: 'transfers', kind: 'transfers' },
  { id: 'balances', kind: 'balances' },
];

/** The capability of whoever has to do something about what waits in a list. */
const neededFor: Readonly<Record<Queue['kind'], Capability>> = {
  stage: 'dispatch.move',
  overdue: 'dispatch.move',
  moves: 'dispatch.move',
  reports: 'dispatch.move',
  told: 'dispatch.move',
  'to-call': 'leads.view',
  'data-requests': 'leads.edit',
  circles: 'circles.edit',
  mails: 'mail.resend',
  debts: 'ledger.view',
  adjustments: 'ledger.view',
  transfers: 'ledger.view',
  balances: 'ledger.view',
};

/** The lists of somebody’s own part of the work. */
export const queuesFor = (may: (capability: Capability) => boolean): readonly Queue[] =>
  queues.filter(({ kind }) => may(neededFor[kind]));

export const toQueue = (id: string | null, mine: readonly Queue[]): Queue | null =>
  mine.find((queue) => queue.id === id) ?? null;
