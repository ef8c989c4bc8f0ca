import type { RuleValue } from './value.ts';

export type FactOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'contains';

/** Something that holds for a field of every document that the query can return. */
export interface Fact {
  readonly operator: FactOperator;
  readonly value: RuleValue;
}

/**
 * A field of which a query only tells facts, not the value: `where('age', '>', 18)`. It can prove comparisons true;
 * whatever it cannot prove is an error, never false, for the documents returned may differ.
 */
export class Constraint {
  readonly type = 'constraint';
  readonly facts: readonly Fact[];

  constructor(facts: readonly Fact[]) {
    this.facts = facts;
  }
}

/** The keys that a query tells of a map which has more: `keys().hasAll([…])` can be proven with them. */
export class KnownKeys extends Constraint {
  constructor(keys: Iterable<string>) {
    super(Array.from(keys, (value) => ({ operator: 'contains', value })));
  }
}
