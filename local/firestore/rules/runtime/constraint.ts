import type { RuleValue } from './value.ts';

export type FactOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'contains';

/** A fact about a field that holds for every document that the query can return. */
export interface Fact {
  readonly operator: FactOperator;
  readonly value: RuleValue;
}

/**
 * A field of which the query implies facts but not the value: `where('age', '>', 18)`. Comparisons that the facts imply
 * are true; all others are errors, never false, because the returned documents may differ.
 */
export class Constraint {
  readonly type = 'constraint';
  readonly facts: readonly Fact[];

  constructor(facts: readonly Fact[]) {
    this.facts = facts;
  }
}

/** The known keys of a map that may have more: `keys().hasAll([…])` can be proven with them. */
export class KnownKeys extends Constraint {
  constructor(keys: Iterable<string>) {
    super(Array.from(keys, (value) => ({ operator: 'contains', value })));
  }
}
