import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { StatusError } from '#local/firestore/errors.ts';
import { parseDatabaseName } from '#local/firestore/values/resource-name.ts';
import { readCaller } from '../caller.ts';
import { parseJson } from '../codec/json-text.ts';
import { parseTimestamp } from '../codec/timestamp.ts';
import type { ReportBug } from '../error-body.ts';
import { errorAnswer, jsonAnswer, type HttpAnswer } from '../http/http-answer.ts';
import { readBody } from '../http/http-body.ts';
import type { Triggers } from '../triggers/triggers.ts';
import { LongOperations } from './long-operations.ts';
import { bulkDeleteDocuments, exportDocuments, importDocuments, type ManagedData } from './managed-data.ts';

interface AdminParts extends ManagedData {
  readonly triggers: Pick<Triggers, 'pause' | 'resume'>;
  readonly reportBug: ReportBug;
}

const ids = z.array(z.string().min(1)).default([]);
const noNamespaces = z.array(z.literal('')).optional();
const bodies = {
  exportDocuments: z.strictObject({
    outputUriPrefix: z.string(),
    collectionIds: ids,
    namespaceIds: noNamespaces,
    snapshotTime: z.string().optional(),
  }),
  importDocuments: z.strictObject({ inputUriPrefix: z.string(), collectionIds: ids, namespaceIds: noNamespaces }),
  bulkDeleteDocuments: z.strictObject({ collectionIds: ids, namespaceIds: noNamespaces }),
};

function read<Body>(schema: z.ZodType<Body>, json: unknown): Body {
  const found = schema.safeParse(json);
  if (!found.success) throw new StatusError('INVALID_ARGUMENT', z.prettifyError(found.error));
  return found.data;
}

function readSnapshotTime(text: string | undefined) {
  if (text === undefined) return undefined;
  const moment = parseTimestamp(text);
  if (moment === null) throw new StatusError('INVALID_ARGUMENT', `snapshotTime ${JSON.stringify(text)} is no time.`);
  return moment;
}

const methodPath =
  /^\/v1\/(projects\/[^/]+\/databases\/[^/:]+):(exportDocuments|importDocuments|bulkDeleteDocuments)$/u;
const operationPath = /^\/v1\/(projects\/[^/]+\/databases\/[^/:]+\/operations\/[^/]+)$/u;

/**
 * Exporting, importing and deleting in bulk, as `gcloud firestore export`, `import` and `bulk-delete` ask for them. Answers
 * null for any other path. Like Google's, an import and a deletion in bulk start no function: triggers are paused meanwhile.
 */
export function createAdminEndpoints(
  parts: AdminParts,
): (request: IncomingMessage, url: URL) => Promise<HttpAnswer | null> {
  const long = new LongOperations(parts.reportBug);

  async function withoutEvents(work: () => Promise<object>): Promise<object> {
    await parts.triggers.pause();
    try {
      return await work();
    } finally {
      parts.triggers.resume();
    }
  }

  function start(database: string, method: string, json: unknown): object {
    if (method === 'exportDocuments') {
      const { outputUriPrefix: uri, collectionIds, snapshotTime } = read(bodies.exportDocuments, json);
      const wish = { uri, collectionIds, snapshotTime: readSnapshotTime(snapshotTime) };
      return long.start(database, 'ExportDocuments', () => exportDocuments(parts, database, wish));
    }
    if (method === 'importDocuments') {
      const { inputUriPrefix: uri, collectionIds } = read(bodies.importDocuments, json);
      return long.start(database, 'ImportDocuments', () =>
        withoutEvents(() => importDocuments(parts, { uri, collectionIds })),
      );
    }
    const { collectionIds } = read(bodies.bulkDeleteDocuments, json);
    // Google's refuses to empty a database without being told what.
    if (collectionIds.length === 0) throw new StatusError('INVALID_ARGUMENT', 'collectionIds is required.');
    return long.start(database, 'BulkDeleteDocuments', () =>
      withoutEvents(() => bulkDeleteDocuments(parts, database, collectionIds)),
    );
  }

  return async (request, url) => {
    const path = decodeURIComponent(url.pathname);
    const [, database = '', method = ''] = (request.method === 'POST' ? methodPath.exec(path) : null) ?? [];
    const [, operation = ''] = (request.method === 'GET' ? operationPath.exec(path) : null) ?? [];
    if (method === '' && operation === '') return null;
    try {
      if (readCaller(request.headers.authorization).kind !== 'admin') {
        throw new StatusError('PERMISSION_DENIED', 'This takes an administrator.');
      }
      if (operation !== '') return jsonAnswer(200, long.get(operation));
      parseDatabaseName(database);
      return jsonAnswer(200, start(database, method, parseJson(await readBody(request))));
    } catch (error) {
      return errorAnswer(error, parts.reportBug);
    }
  };
}
