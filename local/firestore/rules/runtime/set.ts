import type { RuleValue } from './value.ts';

/** Unique values in no order. `unique-values.ts` makes them. */
export class SetValue {
  readonly type = 'set';
  readonly items: readonly RuleValue[];

  constructor(items: readonly RuleValue[]) {
    this.items = items;
  }
}
