import { formatFieldPath, parseQueryFieldPath } from '#local/firestore/values/field-path.ts';
import type { FieldPath } from '#local/firestore/values/field-path.ts';

export type Scope = 'COLLECTION' | 'COLLECTION_GROUP';
export type Mode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS';

export interface IndexedField {
  /** As in a query: `a.b`. */
  readonly field: string;
  readonly mode: Mode;
}

export interface CompositeIndex {
  readonly collectionId: string;
  readonly scope: Scope;
  readonly fields: readonly (IndexedField & { readonly path: FieldPath })[];
}

/** Documents are deleted when the time in this field has come. */
export interface TimeToLive {
  readonly collectionId: string;
  /** As in a query: `a.b`. */
  readonly field: string;
}

export interface SingleFieldIndex {
  readonly scope: Scope;
  readonly mode: Mode;
}

const AUTOMATIC: readonly SingleFieldIndex[] = (['ASCENDING', 'DESCENDING', 'CONTAINS'] as const).map((mode) => ({
  scope: 'COLLECTION',
  mode,
}));

/** The indexes of a database: the declared ones of several fields, and of each field those that Firestore makes itself. */
export class DeclaredIndexes {
  readonly composites: readonly CompositeIndex[];
  readonly timesToLive: readonly TimeToLive[];
  /** By collection id and field path. */
  readonly #overrides: ReadonlyMap<string, readonly SingleFieldIndex[]>;
  /** The collections with an override. */
  readonly #overridden: ReadonlySet<string>;
  readonly #compositesByCollection = new Map<string, readonly CompositeIndex[]>();

  constructor(
    composites: readonly CompositeIndex[],
    overrides: ReadonlyMap<string, readonly SingleFieldIndex[]>,
    timesToLive: readonly TimeToLive[],
  ) {
    this.composites = composites;
    this.timesToLive = timesToLive;
    this.#overrides = overrides;
    this.#overridden = new Set(Array.from(overrides.keys(), (key) => key.slice(0, key.indexOf('/'))));
    for (const index of composites) {
      const others = this.#compositesByCollection.get(index.collectionId) ?? [];
      this.#compositesByCollection.set(index.collectionId, [...others, index]);
    }
  }

  static readonly none = new DeclaredIndexes([], new Map(), []);

  compositesOf(collectionId: string): readonly CompositeIndex[] {
    return this.#compositesByCollection.get(collectionId) ?? [];
  }

  /** Those of a field: an override of it, or else of the nearest map around it, or of all fields, or the automatic ones. */
  ofField(collectionId: string, field: FieldPath): readonly SingleFieldIndex[] {
    if (!this.#overridden.has(collectionId)) return AUTOMATIC;
    for (let length = field.length; length > 0; length -= 1) {
      const override = this.#overrides.get(keyOf(collectionId, formatFieldPath(field.slice(0, length))));
      if (override !== undefined) return override;
    }
    return this.#overrides.get(keyOf(collectionId, '*')) ?? AUTOMATIC;
  }
}

function keyOf(collectionId: string, field: string): string {
  return `${collectionId}/${field}`;
}

// https://firebase.google.com/docs/firestore/quotas#indexes
const MAX_COMPOSITES = 1_000;
const MAX_FIELDS = 100;

/** Reads firestore.indexes.json. @throws Error that says what is wrong with it. */
export function parseDeclaredIndexes(text: string): DeclaredIndexes {
  const { indexes = [], fieldOverrides = [] } = JSON.parse(text) as IndexesFile;
  const composites = indexes.map(({ collectionGroup, queryScope, fields }) => ({
    collectionId: collectionGroup,
    scope: scopeOf(queryScope),
    // An index of vectors serves no other query.
    fields: fields.flatMap((each) =>
      each.vectorConfig === undefined
        ? [{ field: each.fieldPath, path: parseQueryFieldPath(each.fieldPath), mode: modeOf(each) }]
        : [],
    ),
  }));
  checkLimits(composites);
  const overrides = fieldOverrides.map(({ collectionGroup, fieldPath, indexes: own }) => {
    const modes = own.map((each) => ({ scope: scopeOf(each.queryScope), mode: modeOf(each) }));
    return [keyOf(collectionGroup, fieldPath), modes] as const;
  });
  const timesToLive = fieldOverrides
    .filter(({ ttl }) => ttl === true)
    .map(({ collectionGroup, fieldPath }) => ({ collectionId: collectionGroup, field: fieldPath }));
  return new DeclaredIndexes(composites, new Map(overrides), timesToLive);
}

function checkLimits(composites: readonly CompositeIndex[]): void {
  if (composites.length > MAX_COMPOSITES) throw new Error(`There are more than ${MAX_COMPOSITES} indexes.`);
  for (const { collectionId, fields } of composites) {
    if (fields.length > MAX_FIELDS) throw new Error(`An index of ${collectionId} has more than ${MAX_FIELDS} fields.`);
    if (fields.filter(({ mode }) => mode === 'CONTAINS').length > 1) {
      throw new Error(`An index of ${collectionId} has more than one list.`);
    }
  }
}

interface DeclaredField {
  readonly order?: string;
  readonly arrayConfig?: string;
  readonly vectorConfig?: unknown;
}

interface IndexesFile {
  readonly indexes?: readonly {
    readonly collectionGroup: string;
    readonly queryScope?: string;
    readonly fields: readonly (DeclaredField & { readonly fieldPath: string })[];
  }[];
  readonly fieldOverrides?: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly ttl?: boolean;
    readonly indexes: readonly (DeclaredField & { readonly queryScope?: string })[];
  }[];
}

function scopeOf(scope: string | undefined): Scope {
  if (scope === undefined || scope === 'COLLECTION') return 'COLLECTION';
  if (scope === 'COLLECTION_GROUP') return scope;
  throw new Error(`${JSON.stringify(scope)} is no scope of an index.`);
}

function modeOf({ order, arrayConfig }: DeclaredField): Mode {
  if (arrayConfig === 'CONTAINS') return 'CONTAINS';
  if (arrayConfig === undefined && (order === 'ASCENDING' || order === 'DESCENDING')) return order;
  throw new Error(`${JSON.stringify(order ?? arrayConfig)} is no way to index a field.`);
}
