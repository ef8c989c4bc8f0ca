import type { Fields, StoredDocument, Value } from '../values/value.ts';
import type { ValueMaker } from './value-codec.ts';

/** Longer texts are seldom the same twice. */
const sharedTextUpTo = 40;

/** Bounds what is kept for a text that no document has any more. */
const sharedAtMost = 100_000;

/**
 * Names of fields, and values that many documents have: states, days, ids, small numbers. Each is held once, which takes
 * a town of a million documents from more memory than a process has by default to a part of that.
 */
export class SharedValues implements ValueMaker {
  readonly #names = new Map<string, string>();
  readonly #texts = new Map<string, Value>();
  /** By their decimal digits: a BigInt is slow to find. */
  readonly #integers = new Map<string, Value>();

  /** The same document, made of what is held already. */
  share(document: StoredDocument): StoredDocument {
    return { ...document, path: this.path(document.path), fields: this.#fields(document.fields) };
  }

  /** The id is of one document only. */
  path(path: readonly string[]): readonly string[] {
    const last = path.length - 1;
    return path.map((segment, index) => (index === last ? segment : this.name(segment)));
  }

  name(name: string): string {
    return held(this.#names, name, name);
  }

  string(value: string): Value {
    const known = value.length > sharedTextUpTo ? undefined : this.#texts.get(value);
    return known ?? this.#value({ kind: 'string', value });
  }

  integer(digits: string): Value {
    return this.#integers.get(digits) ?? held(this.#integers, digits, { kind: 'integer', value: BigInt(digits) });
  }

  #fields(fields: Fields): Fields {
    const shared = new Map<string, Value>();
    for (const [name, value] of fields) shared.set(this.name(name), this.#value(value));
    return shared;
  }

  #value(value: Value): Value {
    switch (value.kind) {
      case 'null':
        return sharedNull;
      case 'boolean':
        return value.value ? sharedTrue : sharedFalse;
      case 'string':
        return value.value.length > sharedTextUpTo ? value : held(this.#texts, value.value, value);
      case 'integer':
        return held(this.#integers, value.value.toString(), value);
      case 'array':
        return { kind: 'array', values: value.values.map((each) => this.#value(each)) };
      case 'map':
        return { kind: 'map', fields: this.#fields(value.fields) };
      default:
        return value;
    }
  }
}

const sharedNull: Value = { kind: 'null' };
const sharedTrue: Value = { kind: 'boolean', value: true };
const sharedFalse: Value = { kind: 'boolean', value: false };

/** The one that is held for a key; the given one is held from now on where there is room. */
function held<Key, Held>(all: Map<Key, Held>, key: Key, fresh: Held): Held {
  const known = all.get(key);
  if (known !== undefined) return known;
  if (all.size < sharedAtMost) all.set(key, fresh);
  return fresh;
}
