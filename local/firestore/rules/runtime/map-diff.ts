import { looselyEqual } from './equality.ts';
import type { MapValue } from './map.ts';
import type { SetValue } from './set.ts';
import { setOf } from './unique-values.ts';

/** The result of `a.diff(b)`: the changes from `b` to `a`, of top-level keys only. */
export class MapDiffValue {
  readonly type = 'map_diff';
  readonly #after: MapValue;
  readonly #before: MapValue;

  constructor(after: MapValue, before: MapValue) {
    this.#after = after;
    this.#before = before;
  }

  addedKeys(): SetValue {
    return setOf(this.#after.keys().filter((key) => !this.#before.has(key)));
  }

  removedKeys(): SetValue {
    return setOf(this.#before.keys().filter((key) => !this.#after.has(key)));
  }

  changedKeys(): SetValue {
    return setOf(this.#shared(false));
  }

  unchangedKeys(): SetValue {
    return setOf(this.#shared(true));
  }

  affectedKeys(): SetValue {
    return setOf([...this.addedKeys().items, ...this.removedKeys().items, ...this.changedKeys().items]);
  }

  #shared(equal: boolean): string[] {
    const before = this.#before.entries();
    return [...this.#after.entries()].flatMap(([key, value]) => {
      const earlier = before.get(key);
      return earlier !== undefined && looselyEqual(value, earlier) === equal ? [key] : [];
    });
  }
}
