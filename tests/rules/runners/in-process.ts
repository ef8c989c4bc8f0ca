import type { RulesQuery, RulesRequest, Ruleset, Verdict } from '#local/firestore/rules/types.ts';
import type { StoredDocument } from '#local/firestore/values/value.ts';
import type { RulesCase } from '../cases/rules-case.ts';
import { databaseId, projectId, toEngineDocument, toEngineValue, toMoment } from '../documents/engine-value.ts';
import { type FieldMap, withFields } from '../documents/field-value.ts';
import { world } from '../people/world.ts';

/** The creation time of every document in the world; no rule reads it. */
const longAgo = new Date('2026-01-01T00:00:00Z');

const engineWorld: ReadonlyMap<string, StoredDocument> = new Map(
  [...world].map(([path, fields]) => [path, toEngineDocument(path.split('/'), fields, longAgo)]),
);

/** A case converted for the engine once, so that many rulesets can be evaluated with it. */
export type PreparedCase = Omit<RulesRequest, 'budget'>;

export function prepareCase({ actor, collection, request, stored, now }: RulesCase): PreparedCase {
  const id = request.verb === 'list' ? null : request.id;
  const below = request.verb === 'list' && request.below !== undefined ? `${collection}/${request.below}` : collection;
  const target = id === null ? below : `${collection}/${id}`;
  const path = target.split('/');
  const resource = id === null ? null : storedDocument(path, target, stored, now);
  const after = (fields: FieldMap) => toEngineDocument(path, fields, now);
  const get = (other: readonly string[]) => {
    const name = other.join('/');
    return name === target ? resource : (engineWorld.get(name) ?? null);
  };
  const before = stored === undefined ? world.get(target) : stored;
  const requestResource =
    request.verb === 'create'
      ? after(request.data)
      : request.verb === 'update'
        ? after(withFields(before ?? new Map(), request.changes))
        : null;
  return {
    projectId,
    databaseId,
    method: request.verb,
    path,
    auth: actor.uid === null ? null : { uid: actor.uid, token: actor.claims },
    time: toMoment(now),
    resource,
    requestResource,
    query: request.verb === 'list' ? toQuery(request, now) : null,
    reader: { get, getAfter: (other) => (other.join('/') === target ? (requestResource ?? resource) : get(other)) },
  };
}

export function evaluateCase(ruleset: Ruleset, prepared: PreparedCase): Verdict {
  return ruleset.authorize({ ...prepared, budget: { perOperation: 10, perRequest: 10, seen: new Set() } });
}

function storedDocument(
  path: readonly string[],
  target: string,
  stored: FieldMap | null | undefined,
  now: Date,
): StoredDocument | null {
  if (stored === undefined) return engineWorld.get(target) ?? null;
  return stored === null ? null : toEngineDocument(path, stored, now);
}

function toQuery(request: Extract<RulesCase['request'], { verb: 'list' }>, now: Date): RulesQuery {
  const filters = request.filters.map(({ field, op, value }) => ({
    kind: 'field' as const,
    field: [field],
    op,
    value: toEngineValue(value, now),
  }));
  return {
    limit: null,
    offset: 0,
    orderBy: [],
    filter: filters.length === 0 ? null : { kind: 'and', filters },
    allDescendants: request.collectionGroup,
  };
}
