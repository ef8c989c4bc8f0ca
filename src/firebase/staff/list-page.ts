import {
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  type QueryConstraint,
  startAfter,
} from 'firebase/firestore/lite';
import type * as z from 'zod/mini';
import type { CollectionName } from '#domain/collections.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Listed, ListPage, PageCursor } from '#domain/staff/list-page.ts';
import { attempt } from '../attempt.ts';
import { connectFirestore } from '../connect-firestore.ts';
import { datesOf, parseDocument } from '../parsing.ts';
import { readWaiting } from './live/read-waiting.ts';
import type { WaitingDocument, WaitingList } from './live/waiting-list.ts';

export interface WantedPage {
  readonly most: number;
  /** The end of the previous page; null for the first. */
  readonly after: PageCursor | null;
}

interface Source<Schema> {
  readonly collection: CollectionName;
  readonly schema: Schema;
  readonly where?: readonly QueryConstraint[];
  readonly order: { readonly field: string; readonly direction: 'asc' | 'desc' };
}

/** Documents with their ids. One that cannot be read as its schema says is left out. */
export const listed = <Schema extends z.core.$ZodType>(
  schema: Schema,
  docs: readonly WaitingDocument[],
): Listed<z.output<Schema>>[] =>
  docs.flatMap((each) => {
    const value = parseDocument(schema, each.data());
    return value === null ? [] : [{ id: each.id, value }];
  });

export interface FirstRows<Value> {
  readonly rows: readonly Listed<Value>[];
  /** Exact, also where there are more than were read. */
  readonly count: number;
}

/** The first of what waits, and how many there are. */
export async function readFirst<Schema extends z.core.$ZodType>(
  list: WaitingList,
  schema: Schema,
  most: number,
): Promise<Result<FirstRows<z.output<Schema>>, DomainError>> {
  const found = await readWaiting(list, most);
  return found.ok ? ok({ rows: listed(schema, found.value.docs), count: found.value.count }) : found;
}

/**
 * A page of a collection: as many documents are read as are wanted and no more, however many there are. A document that
 * cannot be read as its schema says is left out.
 */
export async function listPage<Schema extends z.core.$ZodType>(
  { collection: name, schema, where = [], order: { field, direction } }: Source<Schema>,
  { most, after }: WantedPage,
): Promise<Result<ListPage<z.output<Schema>>, DomainError>> {
  const all = collection(connectFirestore(), name);
  // Ids decide between equals, so that pages neither overlap nor skip one.
  const order = [orderBy(field, direction), orderBy(documentId(), direction)];
  const start = after === null ? [] : [startAfter(after.value, after.id)];
  const found = await attempt(() => getDocs(query(all, ...where, ...order, ...start, limit(most))));
  if (!found.ok) return found;
  const { docs } = found.value;
  const last = docs.length === most ? docs.at(-1) : undefined;
  return ok({
    rows: listed(schema, docs),
    next: last === undefined ? null : { value: datesOf(last.get(field)) as PageCursor['value'], id: last.id },
  });
}

/** One document with its id. @returns `not-found` without one, and for one that cannot be read. */
export async function readListed<Schema extends z.core.$ZodType>(
  name: CollectionName,
  schema: Schema,
  id: string,
): Promise<Result<Listed<z.output<Schema>>, DomainError>> {
  const snapshot = await attempt(() => getDoc(doc(connectFirestore(), name, id)));
  if (!snapshot.ok) return snapshot;
  const value = parseDocument(schema, snapshot.value.data());
  return value === null ? err({ code: 'not-found' }) : ok({ id, value });
}
