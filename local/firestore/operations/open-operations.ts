import { StatusError } from '../errors.ts';
import { Databases } from '../store/databases.ts';
import { CommitClock } from '../store/commit-clock.ts';
import { parseDatabaseName } from '../values/resource-name.ts';
import { comparePaths } from '../values/resource-id.ts';
import { Authorizer } from './authorizer.ts';
import { batchWrite, commit, createDocument, deleteDocument, updateDocument } from './transaction/commits.ts';
import { batchGetDocuments, getDocument } from './gets.ts';
import { IndexPolicy } from './indexes/index-policy.ts';
import { listCollectionIds, listDocuments } from './listings.ts';
import { ListenHub } from './listen/listen-hub.ts';
import { openListenStream } from './listen/listen-stream.ts';
import { partitionQuery } from './query/partitions.ts';
import { runAggregationQuery, runQuery } from './query/queries.ts';
import { beginTransaction } from './read-point.ts';
import type { Service } from './service.ts';
import { expireDocuments } from './time-to-live.ts';
import { DEFAULT_TIMINGS } from './transaction/transaction-timings.ts';
import { encodeToken } from './transaction/transaction-token.ts';
import { Transactions } from './transaction/transactions.ts';
import type { ChangeListener, DocumentChange, Log, Operations, OperationsOptions } from './operations-api.ts';

/** Opens the journal and creates the operations on its data. */
export async function openOperations(options: OperationsOptions): Promise<Operations> {
  const { dataDir, log = () => {}, clock = systemClock, defaultRules = null } = options;
  const databases = Databases.open(dataDir, (bytes) => log({ kind: 'journal-truncated', file: dataDir ?? '', bytes }), {
    onCompactionFailed: (error) => log({ kind: 'compaction-failed', file: dataDir ?? '', error }),
  });
  const hub = new ListenHub();
  const listeners = new Set<ChangeListener>([(changes) => hub.changed(changes)]);
  const service: Service = {
    databases,
    commitClock: new CommitClock(clock, databases.lastCommit),
    transactions: new Transactions(() => Number(clock() / 1000n), { ...DEFAULT_TIMINGS, ...options.timings }),
    authorizer: new Authorizer(log, defaultRules),
    indexes: new IndexPolicy(options.indexes ?? {}, (entries) => log({ kind: 'missing-index', entries })),
    listeners: hub,
    publish: (changes) => publish(listeners, changes, log),
  };
  return operationsOn(service, listeners);
}

function operationsOn(service: Service, listeners: Set<ChangeListener>): Operations {
  const { databases, commitClock, transactions, authorizer, listeners: hub } = service;
  return {
    getDocument: (caller, request) => getDocument(service, caller, request),
    listDocuments: (caller, request) => listDocuments(service, caller, request),
    createDocument: (caller, request) => createDocument(service, caller, request),
    updateDocument: (caller, request) => updateDocument(service, caller, request),
    deleteDocument: (caller, request) => deleteDocument(service, caller, request),
    commit: (caller, request) => commit(service, caller, request),
    batchWrite: (caller, request) => batchWrite(service, caller, request),
    batchGetDocuments: (caller, request) => batchGetDocuments(service, caller, request),
    runQuery: (caller, request) => runQuery(service, caller, request),
    runAggregationQuery: (caller, request) => runAggregationQuery(service, caller, request),
    partitionQuery: (caller, request) => partitionQuery(service, caller, request),
    listen: (caller, sink) => openListenStream(service, caller, sink),
    listCollectionIds: (caller, request) => listCollectionIds(service, caller, request),

    async beginTransaction(_caller, request) {
      const transaction = beginTransaction(service, parseDatabaseName(request.database), request.options);
      return { transaction: encodeToken(transaction.id) };
    },
    async rollback(_caller, request) {
      const { projectId, databaseId } = parseDatabaseName(request.database);
      transactions.rollback(`${projectId}/${databaseId}`, request.transaction);
    },
    expire: () => expireDocuments(service),
    async clear(projectId, databaseId) {
      const ended = new StatusError('ABORTED', 'The database was cleared.');
      transactions.endAll(`${projectId}/${databaseId}`, ended);
      databases.clear({ projectId, databaseId }, commitClock.next());
      hub.cleared({ projectId, databaseId });
    },
    documents: (projectId, databaseId) =>
      Array.from(databases.store({ projectId, databaseId }).collections())
        .flatMap((collection) => [...collection.documents(null)])
        .sort((a, b) => comparePaths(a.path, b.path)),
    databases: () => databases.list(),
    setRules(projectId, ruleset) {
      authorizer.setRules(projectId, ruleset);
      hub.rulesChanged(projectId);
    },
    getRules: (projectId) => authorizer.getRules(projectId),
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    async close() {
      transactions.endAll(null, new StatusError('UNAVAILABLE', 'The emulator is shutting down.'));
      databases.close();
    },
  };
}

function publish(listeners: ReadonlySet<ChangeListener>, changes: readonly DocumentChange[], log: Log): void {
  if (changes.length === 0) return;
  for (const listener of listeners) {
    try {
      listener(changes);
    } catch (error) {
      log({ kind: 'listener-failed', error });
    }
  }
}

function systemClock(): bigint {
  return BigInt(Date.now()) * 1000n;
}
