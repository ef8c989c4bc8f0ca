import { createReadStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Document } from '#local/firestore/operations/types.ts';
import type { Operations } from '#local/firestore/operations/operations-api.ts';
import { documentName } from '#local/firestore/values/resource-name.ts';
import { readJsonMessage } from '../codec/json-reader.ts';
import { writeJsonMessage } from '../codec/json-writer.ts';
import { messageSchema } from '../schema/message-schema.ts';

/**
 * An export starts with a header line, followed by one document per line in REST's JSON. Google's own format (LevelDB
 * logs of Datastore entities) is not supported; only the file name is the same.
 */
const HEADER = JSON.stringify({ format: 'madelief-firestore-export', version: 1 });

const IMPORT_BATCH = 500;

/** Writes every document of a database to {directory}/{name}/{name}.overall_export_metadata. */
export async function exportDatabase(
  operations: Operations,
  database: { readonly projectId: string; readonly databaseId: string },
  directory: string,
  name: string,
): Promise<void> {
  const documents = operations
    .documents(database.projectId, database.databaseId)
    .map((document): Document => ({ ...document, name: documentName(database, document.path) }));
  await writeExport(documents, join(directory, name), name);
}

/** Writes documents to {directory}/{name}.overall_export_metadata. */
export async function writeExport(documents: readonly Document[], directory: string, name: string): Promise<void> {
  const schema = messageSchema('google.firestore.v1.Document');
  const lines = documents.map((document) => JSON.stringify(writeJsonMessage(schema, document)));
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, `${name}.overall_export_metadata`), `${[HEADER, ...lines].join('\n')}\n`);
}

/**
 * Imports an export, or those of its documents that are wanted. They get the time of the import as create and update
 * time.
 */
export async function importDatabase(
  operations: Operations,
  file: string,
  isWanted: (document: Document) => boolean = () => true,
): Promise<number> {
  const schema = messageSchema('google.firestore.v1.Document');
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
  let batch: Document[] = [];
  let imported = 0;
  let first = true;
  const flush = async (): Promise<void> => {
    const [example] = batch;
    if (example === undefined) return;
    const database = example.name.split('/').slice(0, 4).join('/');
    await operations.commit({ kind: 'admin' }, { database, writes: batch.map((update) => ({ update })) });
    imported += batch.length;
    batch = [];
  };
  for await (const line of lines) {
    if (first && line !== HEADER) throw new Error(`${file} is no export of this emulator`);
    if (!first && line !== '') {
      const document = readJsonMessage(schema, JSON.parse(line)) as Document;
      if (isWanted(document)) batch.push(document);
    }
    first = false;
    if (batch.length === IMPORT_BATCH) await flush();
  }
  if (first) throw new Error(`${file} is empty`);
  await flush();
  return imported;
}
