import { access } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { StatusError } from '#local/firestore/errors.ts';
import type { Operations } from '#local/firestore/operations/operations-api.ts';
import type { Document } from '#local/firestore/operations/types.ts';
import type { Moment } from '#local/firestore/values/value.ts';
import { importDatabase, writeExport } from '../emulator/database-export.ts';
import { folderOf } from './bucket-folder.ts';

const admin = { kind: 'admin' } as const;
const batchSize = 500;

export interface ManagedData {
  readonly operations: Operations;
  /** The folder that stands for Cloud Storage, with one below it for each bucket. */
  readonly buckets: string | undefined;
}

/** The collection group of a document. */
const groupOf = ({ name }: Pick<Document, 'name'>): string => name.split('/').at(-2) ?? '';

const isOf =
  (collectionIds: readonly string[]) =>
  (document: Pick<Document, 'name'>): boolean =>
    collectionIds.length === 0 || collectionIds.includes(groupOf(document));

async function documentsOf(
  { operations }: ManagedData,
  database: string,
  collectionIds: readonly string[],
  readTime?: Moment,
): Promise<readonly Document[]> {
  const structuredQuery = { from: [{ allDescendants: true }] };
  const answers = await operations.runQuery(admin, { parent: `${database}/documents`, structuredQuery, readTime });
  return answers.flatMap(({ document }) => document ?? []).filter(isOf(collectionIds));
}

/** The documents of now, or of a moment of the last hour. */
export async function exportDocuments(
  data: ManagedData,
  database: string,
  wish: { readonly uri: string; readonly collectionIds: readonly string[]; readonly snapshotTime?: Moment | undefined },
): Promise<object> {
  const folder = folderOf(data.buckets, wish.uri);
  await writeExport(await documentsOf(data, database, wish.collectionIds, wish.snapshotTime), folder, basename(folder));
  return { outputUriPrefix: wish.uri };
}

/** Documents of the same name are overwritten, and all others stay. */
export async function importDocuments(
  { operations, buckets }: ManagedData,
  wish: { readonly uri: string; readonly collectionIds: readonly string[] },
): Promise<object> {
  const folder = folderOf(buckets, wish.uri);
  const file = join(folder, `${basename(folder)}.overall_export_metadata`);
  await access(file).catch(() => {
    throw new StatusError('NOT_FOUND', `There is no export at ${wish.uri}.`);
  });
  await importDatabase(operations, file, isOf(wish.collectionIds));
  return {};
}

/** What is created or changed from here on stays. */
export async function bulkDeleteDocuments(
  data: ManagedData,
  database: string,
  collectionIds: readonly string[],
): Promise<object> {
  const documents = await documentsOf(data, database, collectionIds);
  for (let from = 0; from < documents.length; from += batchSize) {
    const writes = documents.slice(from, from + batchSize).map(({ name, updateTime }) => ({
      delete: name,
      currentDocument: { updateTime },
    }));
    await data.operations.batchWrite(admin, { database, writes });
  }
  return {};
}
