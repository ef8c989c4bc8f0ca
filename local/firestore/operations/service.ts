import type { Databases } from '../store/databases.ts';
import type { Timeline } from '../store/timeline.ts';
import type { Authorizer } from './authorizer.ts';
import type { Transactions } from './transaction/transactions.ts';
import type { DocumentChange } from './operations-api.ts';

/** What every operation works with. */
export interface Service {
  readonly databases: Databases;
  readonly timeline: Timeline;
  readonly transactions: Transactions;
  readonly authorizer: Authorizer;
  readonly publish: (changes: readonly DocumentChange[]) => void;
}
