import type { CollectionName } from '#domain/collections.ts';

type Condition = readonly [field: string, operator: '==' | '<' | '<=' | '>' | 'in', value: unknown];

/** A list of what waits for staff, as both clients ask for it: the one that reads and the one that listens. */
export interface WaitingList {
  /** Of the query that shows it, so that this is read at once when something changes. */
  readonly name: string;
  readonly collection: CollectionName;
  /** Conditions that all hold. */
  readonly all?: readonly Condition[];
  /** Conditions of which one holds. */
  readonly any?: readonly Condition[];
  /** The field that sorts it, the lowest first; null for any order. */
  readonly by: string | null;
}

/** The names of the queries. */
export const waitingNames = {
  moves: 'staff/moves',
  reports: 'staff/message-reports',
  dataRequests: 'staff/data-requests',
  circles: 'staff/circle-questions',
  mails: 'staff/failed-mails',
  debts: 'staff/waiting-debts',
  adjustments: 'staff/pending-adjustments',
  transfers: 'staff/waiting-transfers',
  balances: 'staff/negative-balances',
  overdue: (stage: string) => `staff/overdue/${stage}`,
  toCall: (today: string) => `staff/to-call/${today}`,
} as const;

/** A document of either SDK. */
export interface WaitingDocument {
  readonly id: string;
  data(): Readonly<Record<string, unknown>>;
}

const hourMs = 3_600_000;

/** Until when a list that grows with time is listened to: whoever listens to the present moment hears of no later one. */
export const endOfHour = (now: Date): Date => new Date((Math.floor(now.getTime() / hourMs) + 1) * hourMs);
