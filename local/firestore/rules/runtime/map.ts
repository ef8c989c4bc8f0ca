import { KnownKeys } from './constraint.ts';
import { UndecidableError } from './errors.ts';
import type { RuleValue } from './value.ts';

/** Own keys only, whatever they are called: "constructor" and "__proto__" are keys like any other. */
export class MapValue {
  readonly type = 'map';
  readonly #entries: ReadonlyMap<string, RuleValue>;
  /**
   * In a list the filters of the query tell some fields and say nothing of the rest. What they do not tell is
   * neither present nor absent: asking for it must not give an answer.
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

  /** `undefined` when there is no such key; in a partial map also when it is not known. */
  get(key: string): RuleValue | undefined {
    return this.#entries.get(key);
  }

  /** Sorted, as Google's evaluator gives them. */
  keys(): string[] {
    return [...this.#complete().keys()].sort(byCodeUnit);
  }

  /** What `keys()` is in a rule, where the keys of a partial map are a constraint. */
  keyList(): RuleValue {
    return this.partial ? new KnownKeys(this.#entries.keys()) : this.keys();
  }

  get size(): number {
    return this.#complete().size;
  }

  /** Every entry of a map that is completely known. */
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
