import { KnownKeys } from './constraint.ts';
import { UndecidableError } from './errors.ts';
import type { RuleValue } from './value.ts';

/** A map with own keys only: "constructor" and "__proto__" are ordinary keys. */
export class MapValue {
  readonly type = 'map';
  readonly #entries: ReadonlyMap<string, RuleValue>;
  /**
   * True for the `resource` of a list, where the filters determine only some fields. Access to an unknown field must be
   * an error, because it is neither known to be present nor absent.
   */
  readonly partial: boolean;

  constructor(entries: ReadonlyMap<string, RuleValue>, partial = false) {
    this.#entries = entries;
    this.partial = partial;
  }

  has(key: string): boolean {
    if (this.#entries.has(key)) return true;
    if (this.partial) throw new UndecidableError(`whether "${key}" exists`);
    return false;
  }

  /** `undefined` when the key is missing or, in a partial map, unknown. */
  get(key: string): RuleValue | undefined {
    return this.#entries.get(key);
  }

  /** Sorted, as in Google's evaluator. */
  keys(): string[] {
    return [...this.#complete().keys()].sort(byCodeUnit);
  }

  /** The result of `keys()`; in a partial map, a constraint. */
  keyList(): RuleValue {
    return this.partial ? new KnownKeys(this.#entries.keys()) : this.keys();
  }

  get size(): number {
    return this.#complete().size;
  }

  /** All entries; only for a complete map. */
  entries(): ReadonlyMap<string, RuleValue> {
    return this.#complete();
  }

  #complete(): ReadonlyMap<string, RuleValue> {
    if (this.partial) throw new UndecidableError('all fields of the document');
    return this.#entries;
  }
}

/** Java's String.compareTo, which is also what `<` on two JavaScript strings does. */
function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export const mapOf = (entries: Readonly<Record<string, RuleValue>>): MapValue =>
  new MapValue(new Map(Object.entries(entries)));
