import { FieldPath, type DocumentSnapshot, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type CollectionName, collections } from '#domain/collections.ts';
import type { Trace } from '#domain/privacy/register/entry.ts';
import { firestore } from '../firestore.ts';

/** Also Auth’s limit for one question about logins. */
const documentsAtOnce = 100;

/** Firestore's limit of `in`. */
const valuesPerQuery = 30;

export async function* pagesOf(query: Query): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  let page = query.orderBy(FieldPath.documentId()).limit(documentsAtOnce);
  for (;;) {
    const { docs } = await page.get();
    if (docs.length > 0) yield docs;
    const last = docs.at(-1);
    if (last === undefined || docs.length < documentsAtOnce) return;
    page = page.startAfter(last);
  }
}

const piecesOf = (values: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(values.length / valuesPerQuery) }, (_, piece) =>
    values.slice(piece * valuesPerQuery, (piece + 1) * valuesPerQuery),
  );

function queryFor(name: CollectionName, at: string, values: readonly string[]): Query {
  const source = name === collections.circles ? firestore().collectionGroup('members') : firestore().collection(name);
  return at.endsWith('[]')
    ? source.where(at.slice(0, -2), 'array-contains-any', [...values])
    : source.where(at, 'in', [...values]);
}

/** The documents of a trace of the register (src/domain/privacy/register.ts), a page at a time. */
export async function* documentsAt(
  name: CollectionName,
  { at }: Trace,
  values: readonly string[],
): AsyncGenerator<readonly DocumentSnapshot[]> {
  if (name === collections.circles && at === 'senior_id') {
    for (const each of values) yield* pagesOf(firestore().collection(name).doc(each).collection('members'));
    return;
  }
  for (const piece of piecesOf(values)) {
    if (at === 'id') {
      const all = await firestore().getAll(...piece.map((id) => firestore().collection(name).doc(id)));
      yield all.filter(({ exists }) => exists);
    } else yield* pagesOf(queryFor(name, at, piece));
  }
}
