import type { Databases } from '../store/databases.ts';
import type { CommitClock } from '../store/commit-clock.ts';
import type { Authorizer } from './authorizer.ts';
import type { Transactions } from './transaction/transactions.ts';
import type { IndexPolicy } from './indexes/index-policy.ts';
import type { ListenHub } from './listen/listen-hub.ts';
import type { DocumentChange } from './operations-api.ts';

/** Dependencies shared by all operations. */
export interface Service {
  readonly databases: Databases;
  readonly commitClock: CommitClock;
  readonly transactions: Transactions;
  readonly authorizer: Authorizer;
  readonly indexes: IndexPolicy;
  readonly listeners: ListenHub;
  readonly publish: (changes: readonly DocumentChange[]) => void;
}
