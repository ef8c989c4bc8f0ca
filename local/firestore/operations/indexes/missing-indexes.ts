import { formatFieldPath, isNameField, parseQueryFieldPath } from '#local/firestore/values/field-path.ts';
import { conjunctionsOf } from '../query/conjunctions.ts';
import type { Conjunction } from '../query/conjunctions.ts';
import type { QueryPlan } from '../query/query-plan.ts';
import type { DeclaredIndexes, IndexedField, Mode, Scope } from './declared-indexes.ts';

/** What one alternative of a query needs: an index, or several that are merged. */
interface Need {
  readonly collectionId: string;
  readonly scope: Scope;
  /** Fields that are compared with one value, by path; true for those that contain it. */
  readonly wanted: ReadonlyMap<string, boolean>;
  /** The order, without the fields that have one value. Ends with the name where its direction is not that of the last. */
  readonly sorts: readonly IndexedField[];
  /** Fields of sums and averages, which are read from the index. */
  readonly summed: readonly string[];
}

/**
 * What firestore.indexes.json lacks for a query, as its entries in JSON; none where production would answer it.
 *
 * An alternative with an order needs indexes that end with that order and cover all fields that are compared with one
 * value. Without an order, those of the single fields are merged; a list that contains a value needs one index with the
 * others, as the reference of Firebase says. No index is read backward.
 */
export function missingIndexes(declared: DeclaredIndexes, plan: QueryPlan): readonly string[] {
  const { collectionId } = plan;
  // A vector has an index of its own kind, which is not looked for.
  if (collectionId === null || plan.findNearest !== null) return [];
  const missing = conjunctionsOf(plan.filter).flatMap((conjunction) => {
    if (conjunction.some(({ field, op }) => isNameField(field) && op === 'EQUAL')) return [];
    const need = needOf(plan, collectionId, conjunction);
    return isServed(declared, need) ? [] : [entryFor(need)];
  });
  return [...new Set(missing)];
}

/** The indexes that answer a query, one for each alternative, as production describes them. */
export function indexesFor(plan: QueryPlan): readonly Readonly<Record<string, string>>[] {
  const { collectionId } = plan;
  if (collectionId === null) return [];
  const described = conjunctionsOf(plan.filter).map((conjunction) => {
    const { scope, wanted, sorts, summed } = needOf(plan, collectionId, conjunction);
    const last = sorts.at(-1)?.mode ?? (plan.orders.at(-1)?.isDescending === true ? 'DESCENDING' : 'ASCENDING');
    const properties = [
      ...Array.from(wanted, ([field, contains]) => `${field} ${contains ? 'CONTAINS' : 'ASC'}`),
      ...sorts.filter(({ field }) => field !== '__name__').map(({ field, mode }) => `${field} ${shortOf(mode)}`),
      ...summed.map((field) => `${field} ASC`),
      `__name__ ${shortOf(last)}`,
    ];
    const queryScope = scope === 'COLLECTION' ? 'Collection' : 'Collection group';
    return JSON.stringify({ query_scope: queryScope, properties: `(${properties.join(', ')})` });
  });
  return [...new Set(described)].map((text) => JSON.parse(text) as Record<string, string>);
}

function shortOf(mode: Mode): string {
  return mode === 'DESCENDING' ? 'DESC' : 'ASC';
}

function needOf(plan: QueryPlan, collectionId: string, conjunction: Conjunction): Need {
  const wanted = new Map<string, boolean>();
  for (const { op, field } of conjunction) {
    if (op === 'ARRAY_CONTAINS') wanted.set(formatFieldPath(field), true);
    else if (op === 'EQUAL' || op === 'IS_NULL' || op === 'IS_NAN') wanted.set(formatFieldPath(field), false);
  }
  const modeOf = (isDescending: boolean): Mode => (isDescending ? 'DESCENDING' : 'ASCENDING');
  const sorts = plan.orders
    .map(({ field, isDescending }) => ({ field: formatFieldPath(field), mode: modeOf(isDescending) }))
    .filter(({ field }) => wanted.get(field) !== false);
  const [name, last] = [sorts.at(-1), sorts.at(-2)];
  // An index ends with the name in the direction of its last field; fields with one value have both.
  const isImplied = last === undefined || name?.mode === last.mode;
  const ordered = isImplied ? sorts.slice(0, -1) : sorts;
  const summed = plan.required
    .map(formatFieldPath)
    .filter((field) => !wanted.has(field) && !ordered.some((sort) => sort.field === field));
  const scope = plan.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
  return { collectionId, scope, wanted, sorts: ordered, summed: [...new Set(summed)] };
}

function isServed(declared: DeclaredIndexes, need: Need): boolean {
  const { wanted, sorts, summed } = need;
  const own = [...wanted];
  const tail = [...sorts.map(({ field }) => field), ...summed];
  if (own.length + tail.length === 0) return true;
  if (own.length + tail.length === 1) {
    const [contained] = own;
    const modes = contained === undefined ? sorts.map(({ mode }) => mode) : contained[1] ? (['CONTAINS'] as const) : [];
    if (hasSingle(declared, need, contained?.[0] ?? tail[0] ?? '', modes)) return true;
  }
  const covered = new Set(coveringComposites(declared, need).flat());
  if (own.length === 0) return covered.has('');
  return own.every(
    ([field, contains]) =>
      covered.has(field) || (tail.length === 0 && !contains && hasSingle(declared, need, field, [])),
  );
}

/** Whether a field has an index of its own in one of these modes; in any order for none. */
function hasSingle(declared: DeclaredIndexes, { collectionId, scope }: Need, field: string, modes: readonly Mode[]) {
  return declared
    .ofField(collectionId, parseQueryFieldPath(field))
    .some((own) => own.scope === scope && (modes.length === 0 ? own.mode !== 'CONTAINS' : modes.includes(own.mode)));
}

/** Of each index that can be merged for the need, the compared fields that it has; an empty text for none. */
function coveringComposites(declared: DeclaredIndexes, need: Need): readonly (readonly string[])[] {
  const { wanted, sorts, summed } = need;
  const tailLength = sorts.length + summed.length;
  return declared.composites.flatMap(({ collectionId, scope, fields: all }) => {
    if (collectionId !== need.collectionId || scope !== need.scope) return [];
    // A name at the end in the direction of the last field says nothing.
    const isPlain = all.at(-1)?.field === '__name__' && all.at(-1)?.mode === all.at(-2)?.mode;
    const fields = isPlain ? all.slice(0, -1) : all;
    const compared = fields.slice(0, fields.length - tailLength);
    const tail = fields.slice(compared.length);
    const hasTail =
      fields.length >= tailLength &&
      sorts.every(({ field, mode }, index) => tail[index]?.field === field && tail[index].mode === mode) &&
      summed.every((field) =>
        tail.slice(sorts.length).some((each) => each.field === field && each.mode !== 'CONTAINS'),
      );
    const isOfNeed = compared.every(({ field, mode }) => wanted.get(field) === (mode === 'CONTAINS'));
    if (!hasTail || !isOfNeed) return [];
    return [compared.length === 0 ? [''] : compared.map(({ field }) => field)];
  });
}

function entryFor({ collectionId, scope, wanted, sorts, summed }: Need): string {
  const fields = [
    ...Array.from(wanted, ([fieldPath, contains]) =>
      contains ? { fieldPath, arrayConfig: 'CONTAINS' } : { fieldPath, order: 'ASCENDING' },
    ),
    ...sorts.map(({ field, mode }) => ({ fieldPath: field, order: mode })),
    ...summed.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
  ];
  const [only] = fields;
  if (fields.length > 1 || only === undefined) {
    return `"indexes": ${JSON.stringify({ collectionGroup: collectionId, queryScope: scope, fields })}`;
  }
  const { fieldPath, ...how } = only;
  const override = { collectionGroup: collectionId, fieldPath, indexes: [{ ...how, queryScope: scope }] };
  return `"fieldOverrides": ${JSON.stringify(override)}`;
}
