import type { RulesQuery, RulesRequest } from '../types.ts';
import { documentPath, documentToRules, jsonToRules } from '../runtime/from-stored.ts';
import { MapValue, mapOf } from '../runtime/map.ts';
import { PathValue } from '../runtime/path.ts';
import { TimestampValue } from '../runtime/timestamp.ts';
import type { RuleValue } from '../runtime/value.ts';

/** The variable `request`. `path` is the document's path, or that of the listed collection. */
export function requestView(request: RulesRequest, path: PathValue): MapValue {
  const { auth, method, query } = request;
  const entries: Record<string, RuleValue> = {
    auth: auth === null ? null : mapOf({ uid: auth.uid, token: jsonToRules(auth.token) }),
    headers: mapOf({}),
    method,
    path,
    time: TimestampValue.fromMoment(request.time),
  };
  if (method === 'create' || method === 'update' || method === 'delete') {
    entries['resource'] = request.requestResource === null ? null : documentToRules(request.requestResource, request);
    entries['writeFields'] = null;
  }
  if (query !== null) entries['query'] = queryView(query);
  return mapOf(entries);
}

function queryView({ limit, offset, orderBy }: RulesQuery): MapValue {
  return mapOf({
    limit: limit === null ? null : BigInt(limit),
    offset: BigInt(offset),
    orderBy: new MapValue(
      new Map(orderBy.map(({ field, direction }) => [field.join('.'), direction === 'ASC' ? 'ASC' : 'DESC'])),
    ),
  });
}

/** The path of a list; unknown for a collection group, whose collections may be at any path. */
export function listPath(request: RulesRequest): PathValue {
  if (request.query?.allDescendants === true) return new PathValue([{ kind: 'glob', name: '', bound: null }]);
  return documentPath(request.path, request);
}
