import type { Change } from '#local/firestore/store/document-store.ts';
import type { SharedValues } from '#local/firestore/store/shared-values.ts';
import { decodeFields, encodeFields } from '#local/firestore/store/value-codec.ts';
import type { EncodedFields } from '#local/firestore/store/value-codec.ts';
import { microsOf, momentOf } from '#local/firestore/values/moment.ts';
import type { StoredDocument } from '#local/firestore/values/value.ts';
import type { Framing } from './read-journal.ts';

/** A document in the journal: path, create time, update time, fields; only the path when deleted. */
export type DocumentRecord = readonly [readonly string[], string, string, EncodedFields] | readonly [readonly string[]];

/** One line of the journal: changes of a commit, or that a database was cleared. */
export interface CommitRecord extends Framing {
  readonly database: readonly [string, string];
  readonly micros: string;
  readonly documents?: readonly DocumentRecord[];
  readonly cleared?: true;
}

/** A line ends after the document that fills it, so that no line becomes longer than a text can be. */
const LINE_LENGTH = 1_048_576;
const DOCUMENTS_PER_LINE = 100;

type Base = Pick<CommitRecord, 'database' | 'micros'>;

export function clearedLine(base: Base): string {
  return lineOf({ ...base, cleared: true });
}

/** The lines of one commit: all but the last say that more follow. */
export function* linesOfCommit(base: Base, changes: readonly Change[]): Generator<string> {
  let documents: string[] = [];
  let length = 0;
  for (const [index, { path, document }] of changes.entries()) {
    const text = JSON.stringify(document === null ? [path] : encodeDocument(document));
    documents.push(text);
    length += text.length;
    const isLast = index === changes.length - 1;
    if (length < LINE_LENGTH && !isLast) continue;
    yield lineOf({ ...base, ...(isLast ? {} : { more: true }) }, documents);
    documents = [];
    length = 0;
  }
}

/** Lines that each count by themselves. `base` is asked for each. */
export function* linesOfDocuments(base: () => Base, documents: Iterable<StoredDocument>): Generator<string> {
  let texts: string[] = [];
  let length = 0;
  for (const document of documents) {
    const text = JSON.stringify(encodeDocument(document));
    texts.push(text);
    length += text.length;
    if (length < LINE_LENGTH && texts.length < DOCUMENTS_PER_LINE) continue;
    yield lineOf(base(), texts);
    texts = [];
    length = 0;
  }
  yield lineOf(base(), texts);
}

export function decodeChange(record: DocumentRecord, shared: SharedValues): Change {
  const path = shared.path(record[0]);
  if (record.length === 1) return { path, document: null };
  const [, created, updated, fields] = record;
  const updateTime = momentOf(BigInt(updated));
  return {
    path,
    document: {
      path,
      fields: decodeFields(fields, shared),
      createTime: created === updated ? updateTime : momentOf(BigInt(created)),
      updateTime,
    },
  };
}

function encodeDocument(document: StoredDocument): DocumentRecord {
  const created = microsOf(document.createTime).toString();
  const updated = microsOf(document.updateTime).toString();
  return [document.path, created, updated, encodeFields(document.fields)];
}

/** `documents` are already in JSON. */
function lineOf(record: CommitRecord, documents?: readonly string[]): string {
  const text = JSON.stringify(record);
  return documents === undefined ? `${text}\n` : `${text.slice(0, -1)},"documents":[${documents.join(',')}]}\n`;
}
