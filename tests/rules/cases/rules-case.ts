import type { CollectionName } from '#domain/collections.ts';
import type { FieldMap, FieldValue } from '../documents/field-value.ts';
import type { Actor } from '../people/actors.ts';

/** A filter of a query; a query's filters are combined with AND. */
export interface QueryFilter {
  readonly field: string;
  readonly op: 'EQUAL' | 'NOT_EQUAL' | 'IN' | 'GREATER_THAN_OR_EQUAL';
  readonly value: FieldValue;
}

export type RulesCaseRequest =
  | { readonly verb: 'get'; readonly id: string }
  | {
      readonly verb: 'list';
      /** The path below the collection, where documents lie deeper, such as `maria/members`. */
      readonly below?: string;
      readonly filters: readonly QueryFilter[];
      readonly collectionGroup: boolean;
    }
  | { readonly verb: 'create'; readonly id: string; readonly data: FieldMap }
  /** `changes` set fields, or remove those whose value is undefined; the others stay. */
  | { readonly verb: 'update'; readonly id: string; readonly changes: ReadonlyMap<string, FieldValue | undefined> }
  | { readonly verb: 'delete'; readonly id: string };

export type Verb = RulesCaseRequest['verb'];

/** One request by an actor at a moment. The oracle decides the expected answer. */
export interface RulesCase {
  readonly name: string;
  readonly actor: Actor;
  readonly collection: CollectionName;
  readonly request: RulesCaseRequest;
  /** The document stored at the path: the world's when undefined, none when null. */
  readonly stored?: FieldMap | null;
  readonly now: Date;
}
