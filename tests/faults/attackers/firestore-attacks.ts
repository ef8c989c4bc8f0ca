import fc from 'fast-check';
import { collections } from '#domain/collections.ts';
import { fieldsOf } from '#tests/rules/documents/field-value.ts';
import { toRestFields } from '#tests/rules/documents/rest-value.ts';
import type { Attacker } from './attackers.ts';
import type { Victim } from './victims.ts';

/** A request of Firestore's REST interface, below `…/documents`. */
export interface FirestoreAttack {
  readonly method: 'GET' | 'POST' | 'DELETE' | 'PATCH';
  readonly address: string;
  readonly body?: object;
}

type Json = { readonly [name: string]: unknown };

const groups = [...Object.values(collections), 'members'];
const operators = ['EQUAL', 'NOT_EQUAL', 'LESS_THAN', 'GREATER_THAN_OR_EQUAL', 'ARRAY_CONTAINS', 'IN'];
const fields = [
  ...['senior_id', 'user_id', 'id', 'role', 'status', 'state', 'email', 'to', 'rights', 'balance', 'balance_cents'],
  ...['request_id', 'blocked', 'created_at', 'giver_id', 'person_id', '__name__', 'ended_at', 'last_name', 'amount'],
];

/** What an attacker puts into a field. */
function values(root: string, me: string | null, victims: readonly Victim[]): fc.Arbitrary<Json> {
  const texts = [me ?? 'nobody', ...victims.flatMap(({ uid, requestId }) => [uid, requestId])];
  const words = [
    'admin',
    'senior',
    'family',
    'dispatch',
    'verified',
    'submitted',
    'cancelled',
    'charged',
    '',
    '\u202e',
  ];
  const text = fc.constantFrom(...texts, ...words).map((stringValue): Json => ({ stringValue }));
  const scalar = fc.oneof(
    text,
    fc.constantFrom<Json>({ booleanValue: true }, { booleanValue: false }, { nullValue: null }, { doubleValue: 'NaN' }),
    fc.constantFrom('0', '1', '-1', '99999', '9007199254740993').map((integerValue): Json => ({ integerValue })),
    fc.constant<Json>({ timestampValue: '2126-01-01T00:00:00Z' }),
    fc.constantFrom(...victims).map((victim): Json => ({ referenceValue: `${root}/interim_users/${victim.uid}` })),
  );
  const list = fc.array(fc.oneof(text, scalar), { maxLength: 3 });
  const rights = ['see', 'book', 'pay'].map((stringValue) => ({ stringValue }));
  return fc.oneof(
    { weight: 6, arbitrary: scalar },
    list.map((each): Json => ({ arrayValue: { values: each } })),
    fc.constant<Json>({ arrayValue: { values: rights } }),
    text.map((each): Json => ({ mapValue: { fields: { uid: each } } })),
  );
}

/** Paths of what there is, and near them. */
function paths(me: string | null, victims: readonly Victim[]): fc.Arbitrary<string> {
  const theirs = victims.flatMap(({ documents }) => documents.map(({ path }) => path));
  const ids = [me ?? 'nobody', 'new', ...victims.flatMap(({ uid, requestId }) => [uid, requestId])];
  const [watched] = victims;
  const inCircle = `${collections.circles}/${watched?.uid}/members/${me ?? 'nobody'}`;
  return fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...theirs) },
    {
      weight: 4,
      arbitrary: fc.tuple(fc.constantFrom(...groups), fc.constantFrom(...ids)).map((parts) => parts.join('/')),
    },
    {
      weight: 3,
      arbitrary: fc.constantFrom(inCircle, `${collections.interimUsers}/${me}`, `${collections.userCredits}/${me}`),
    },
    fc
      .tuple(fc.constantFrom(...theirs), fc.constantFrom('members', 'x', 'interim_users'), fc.constantFrom(...ids))
      .map((parts) => parts.join('/')),
    fc
      .tuple(fc.constantFrom(...groups), fc.string({ minLength: 1, maxLength: 12 }))
      .map(([group, id]) => [group, id.replaceAll('/', '_')].join('/')),
  );
}

function filters(value: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  const one = fc.record({
    fieldFilter: fc.record({
      field: fc.record({ fieldPath: fc.constantFrom(...fields) }),
      op: fc.constantFrom(...operators),
      value,
    }),
  });
  const all = fc.array(one, { minLength: 1, maxLength: 3 });
  return fc.oneof(
    { weight: 3, arbitrary: one },
    fc.tuple(fc.constantFrom('AND', 'OR'), all).map(([op, each]): Json => ({ compositeFilter: { op, filters: each } })),
  );
}

/** The collections in which victims have something. */
const groupsOf = (victims: readonly Victim[]): readonly string[] => [
  ...new Set(victims.flatMap(({ documents: all }) => all.map(({ path }) => path.split('/').at(-2) ?? ''))),
];

function queries(value: fc.Arbitrary<Json>, victims: readonly Victim[]): fc.Arbitrary<Json> {
  const group = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...groupsOf(victims)) },
    fc.constantFrom(...groups, ''),
  );
  const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
  return fc.record({
    from: fc.tuple(group, fc.boolean()).map(([collectionId, allDescendants]) => [{ collectionId, allDescendants }]),
    where: optional(filters(value)),
    orderBy: optional(fc.constantFrom(...fields).map((fieldPath) => [{ field: { fieldPath } }])),
    limit: optional(fc.constantFrom(1, 20, 1000)),
    offset: optional(fc.constantFrom(0, 1)),
    select: optional(fc.constantFrom({ fields: [{ fieldPath: '__name__' }] }, { fields: [{ fieldPath: 'notes' }] })),
  });
}

/** A document as it is stored, or of an attacker’s own making, with one field or more changed. */
function documents(root: string, value: fc.Arbitrary<Json>, victims: readonly Victim[]): fc.Arbitrary<Json> {
  const stored = victims.flatMap(({ documents: all }) =>
    all.map(({ data }) => toRestFields(fieldsOf(data), root) as Json),
  );
  const changes = fc.dictionary(fc.constantFrom(...fields.filter((name) => name !== '__name__')), value, {
    maxKeys: 3,
  });
  return fc
    .tuple(fc.constantFrom<Json>({}, ...stored), changes)
    .map(([base, changed]): Json => ({ ...base, ...changed }));
}

function transforms(value: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  const fieldPath = fc.constantFrom(...fields.filter((name) => name !== '__name__'), 'a.b', 'rights');
  return fc
    .tuple(fieldPath, value, fc.constantFrom('increment', 'maximum', 'appendMissingElements', 'setToServerValue'))
    .map(([path, given, kind]): Json => {
      if (kind === 'setToServerValue') return { fieldPath: path, setToServerValue: 'REQUEST_TIME' };
      if (kind === 'appendMissingElements') return { fieldPath: path, appendMissingElements: { values: [given] } };
      return { fieldPath: path, [kind]: { integerValue: '1000' } };
    });
}

/** One write: whole documents, masks that name other fields than are sent, transforms alone, preconditions. */
function writes(root: string, me: string | null, victims: readonly Victim[]): fc.Arbitrary<Json> {
  const value = values(root, me, victims);
  const name = paths(me, victims).map((path) => `${root}/${path}`);
  const mask = fc.option(fc.array(fc.constantFrom(...fields.slice(0, -1), 'a.b'), { maxLength: 3 }), { freq: 2 });
  const currentDocument = fc.constantFrom(undefined, { exists: true }, { exists: false });
  const change = fc
    .tuple(name, documents(root, value, victims), mask, fc.array(transforms(value), { maxLength: 2 }), currentDocument)
    .map(([at, data, masked, updateTransforms, condition]): Json => ({
      update: { name: at, fields: data },
      ...(masked === null ? {} : { updateMask: { fieldPaths: masked } }),
      ...(updateTransforms.length === 0 ? {} : { updateTransforms }),
      ...(condition === undefined ? {} : { currentDocument: condition }),
    }));
  const alone = fc
    .tuple(name, fc.array(transforms(value), { minLength: 1, maxLength: 2 }))
    .map(([document, fieldTransforms]): Json => ({ transform: { document, fieldTransforms } }));
  return fc.oneof(
    { weight: 5, arbitrary: change },
    alone,
    name.map((at): Json => ({ delete: at })),
  );
}

/** Any request of Firestore’s REST interface that an attacker could make, about people whose ids are known. */
export function firestoreAttacks(
  root: string,
  { uid: me }: Attacker,
  victims: readonly Victim[],
): fc.Arbitrary<FirestoreAttack> {
  const path = paths(me, victims);
  const encoded = path.map((each) => each.split('/').map(encodeURIComponent).join('/'));
  const query = queries(values(root, me, victims), victims);
  const parent = fc.oneof(
    { weight: 4, arbitrary: fc.constant('') },
    encoded.map((each) => `/${each}`),
  );
  const post = (method: string, body: fc.Arbitrary<object>, above: fc.Arbitrary<string> = fc.constant('')) =>
    fc
      .tuple(above, body)
      .map(([at, sent]): FirestoreAttack => ({ method: 'POST', address: `${at}:${method}`, body: sent }));
  const list = fc.array(writes(root, me, victims), { minLength: 1, maxLength: 3 });
  const patch = fc.tuple(encoded, documents(root, values(root, me, victims), victims), fc.constantFrom(...fields));
  return fc.oneof(
    { weight: 4, arbitrary: encoded.map((each): FirestoreAttack => ({ method: 'GET', address: `/${each}` })) },
    {
      weight: 3,
      arbitrary: fc
        .constantFrom(...groupsOf(victims))
        .map((group): FirestoreAttack => ({ method: 'GET', address: `/${group}?pageSize=300` })),
    },
    encoded.map((each): FirestoreAttack => ({ method: 'DELETE', address: `/${each}` })),
    patch.map(([at, data, field]): FirestoreAttack => ({
      method: 'PATCH',
      address: `/${at}?updateMask.fieldPaths=${field}`,
      body: { fields: data },
    })),
    {
      weight: 4,
      arbitrary: post(
        'runQuery',
        query.map((structuredQuery) => ({ structuredQuery })),
        parent,
      ),
    },
    post(
      'runAggregationQuery',
      fc.tuple(query, fc.constantFrom('balance', 'amount_cents')).map(([structuredQuery, fieldPath]) => ({
        structuredAggregationQuery: {
          structuredQuery,
          aggregations: [
            { alias: 'sum', sum: { field: { fieldPath } } },
            { alias: 'count', count: {} },
          ],
        },
      })),
    ),
    post(
      'batchGet',
      fc
        .array(path, { minLength: 1, maxLength: 4 })
        .map((all) => ({ documents: all.map((each) => `${root}/${each}`) })),
    ),
    {
      weight: 6,
      arbitrary: post(
        'commit',
        list.map((each) => ({ writes: each })),
      ),
    },
    {
      weight: 2,
      arbitrary: post(
        'batchWrite',
        list.map((each) => ({ writes: each })),
      ),
    },
    post('listCollectionIds', fc.constant({}), parent),
    post(
      'partitionQuery',
      query.map((structuredQuery) => ({ structuredQuery, partitionCount: '2' })),
    ),
    post('beginTransaction', fc.constant({ options: { readWrite: {} } })),
  );
}
