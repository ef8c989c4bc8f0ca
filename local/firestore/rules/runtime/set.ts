import type { RuleValue } from './value.ts';

/** Unordered unique values, created by `unique-values.ts`. */
export class SetValue {
  readonly type = 'set';
  readonly items: readonly RuleValue[];

  constructor(items: readonly RuleValue[]) {
    this.items = items;
  }
}
