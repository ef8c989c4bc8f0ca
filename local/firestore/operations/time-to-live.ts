import { momentOf } from '../values/moment.ts';
import { databaseName, documentName } from '../values/resource-name.ts';
import type { StoredDocument, Value } from '../values/value.ts';
import type { TimeToLive } from './indexes/declared-indexes.ts';
import type { DatabaseId } from './operations-api.ts';
import { planQuery } from './query/query-plan.ts';
import { runPlan } from './query/query-run.ts';
import type { Service } from './service.ts';
import { batchWrite } from './transaction/commits.ts';

const DOCUMENTS_AT_ONCE = 300;

/**
 * Deletes the documents whose declared time has come, in all databases, with the events of any deletion. One that changes
 * in the meantime stays. @returns how many.
 */
export async function expireDocuments(service: Service): Promise<number> {
  let deleted = 0;
  for (const database of service.databases.list()) {
    for (const declared of service.indexes.declared.timesToLive) {
      for (;;) {
        const due = dueDocuments(service, database, declared);
        const gone = await deleteAll(service, database, due);
        deleted += gone;
        // Some could not be deleted: they are tried again the next time.
        if (gone < DOCUMENTS_AT_ONCE) break;
      }
    }
  }
  return deleted;
}

function dueDocuments(
  { databases, commitClock }: Service,
  database: DatabaseId,
  { collectionId, field }: TimeToLive,
): readonly StoredDocument[] {
  const value: Value = { kind: 'timestamp', ...momentOf(commitClock.now()) };
  const plan = planQuery([], {
    from: [{ collectionId, allDescendants: true }],
    where: { fieldFilter: { field: { fieldPath: field }, op: 'LESS_THAN_OR_EQUAL', value } },
    limit: DOCUMENTS_AT_ONCE,
  });
  return runPlan(databases.store(database), database, plan, null).documents;
}

async function deleteAll(
  service: Service,
  database: DatabaseId,
  documents: readonly StoredDocument[],
): Promise<number> {
  if (documents.length === 0) return 0;
  const { status } = await batchWrite(
    service,
    { kind: 'admin' },
    {
      database: databaseName(database.projectId, database.databaseId),
      writes: documents.map(({ path, updateTime }) => ({
        delete: documentName(database, path),
        currentDocument: { updateTime },
      })),
    },
  );
  return status.filter(({ code }) => code === 'OK').length;
}
