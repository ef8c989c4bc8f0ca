import type { FieldMap, FieldValue } from '../documents/field-value.ts';
import { isFieldList, isFieldMap, isSpecial, withFields } from '../documents/field-value.ts';
import type { QueryFilter, RulesCase } from '../cases/rules-case.ts';
import { world } from '../people/world.ts';

/** A case in the form that the permission table evaluates. */
export interface Situation {
  /** null for a visitor. */
  readonly uid: string | null;
  readonly claims: Readonly<Record<string, unknown>>;
  readonly id: string;
  readonly now: Date;
  /** The document before and after the request; null when there is none. */
  readonly before: FieldMap | null;
  readonly after: FieldMap | null;
  readonly filters: readonly QueryFilter[];
  /** Any other document. */
  readonly read: (collection: string, id: string) => FieldMap | null;
}

export function situationOf({ actor, collection, request, stored, now }: RulesCase): Situation {
  const id = request.verb === 'list' ? (request.below ?? '') : request.id;
  const path = `${collection}/${id}`;
  const read = (otherCollection: string, otherId: string): FieldMap | null => {
    const other = `${otherCollection}/${otherId}`;
    return (other === path && stored !== undefined ? stored : world.get(other)) ?? null;
  };
  const before = request.verb === 'list' ? null : read(collection, id);
  return {
    uid: actor.uid,
    claims: actor.claims,
    id,
    now,
    before,
    after: afterOf(request, before),
    filters: request.verb === 'list' ? request.filters : [],
    read,
  };
}

function afterOf(request: RulesCase['request'], before: FieldMap | null): FieldMap | null {
  switch (request.verb) {
    case 'create':
      return request.data;
    case 'update':
      return before === null ? null : withFields(before, request.changes);
    case 'get':
    case 'list':
    case 'delete':
      return null;
  }
}

/** The fields that an update changes, adds or removes. */
export function changedFields({ before, after }: Situation): readonly string[] {
  if (before === null || after === null) throw new TypeError('only an update changes fields');
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => !sameValue(before.get(name), after.get(name)));
}

function sameValue(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  if (one === other) return true;
  if (one === undefined || other === undefined || one === null || other === null) return false;
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  if (one instanceof Uint8Array && other instanceof Uint8Array) return Buffer.compare(one, other) === 0;
  if (isFieldMap(one) && isFieldMap(other)) {
    return one.size === other.size && [...one].every(([name, value]) => sameValue(value, other.get(name)));
  }
  if (isFieldList(one) && isFieldList(other)) {
    return one.length === other.length && one.every((value, index) => sameValue(value, other[index]));
  }
  return isSpecial(one) && isSpecial(other) && JSON.stringify(one) === JSON.stringify(other);
}
