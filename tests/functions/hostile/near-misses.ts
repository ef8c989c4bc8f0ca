import fc from 'fast-check';
import * as z from 'zod/mini';
import { type FieldShape, fieldShapes } from '#tests/rules/schemas/field-shape.ts';

/** One way to corrupt a payload. Keys and values are pairs, because an object swallows some keys. */
type Entries = readonly (readonly [name: string, value: unknown])[];

const ofAnotherKind: readonly unknown[] = [null, true, 0, -1, 0.5, 1e308, '', ' ', [], {}, ['x'], { toString: 'x' }];

const hostileNames = ['role', 'status', 'id', 'uid', 'is_admin', '__proto__', 'constructor', 'toString', ''];

/** Values just inside and just outside a field's bounds. */
function edgesOf(shape: FieldShape): readonly unknown[] {
  switch (shape.kind) {
    case 'text': {
      const { min, max } = shape;
      const texts = [
        'x'.repeat(Math.max(0, min - 1)),
        'x'.repeat((max ?? 10_000) + 1),
        '\ud800',
        '\0',
        '../../etc',
        '💶',
      ];
      return [...texts, `${'x'.repeat(min)}\r\nBcc: a@b.test`];
    }
    case 'whole':
      return [shape.min, shape.max].flatMap((bound) => (bound === null ? [] : [bound - 1, bound + 1, String(bound)]));
    case 'choice':
      return shape.options.flatMap((option) => [`${option} `, option.toLowerCase(), [option]]);
    case 'number':
    case 'boolean':
    case 'literal':
    case 'calendar-date':
    case 'moment':
    case 'list':
    case 'map':
    case 'record':
      return ['2027-02-30', 'true', Number.MAX_SAFE_INTEGER + 2];
  }
}

function spoilValue(shape: FieldShape | undefined, value: unknown): readonly unknown[] {
  if (shape === undefined) return ofAnotherKind;
  const inside =
    shape.kind === 'map' && typeof value === 'object' && value !== null
      ? spoil(shape.fields, Object.entries(value))
      : [];
  return [...ofAnotherKind, ...edgesOf(shape), ...inside.map((entries) => new Raw(print(entries)))];
}

function spoil(shapes: ReadonlyMap<string, FieldShape>, valid: Entries): Entries[] {
  const changed = valid.flatMap(([name, value], at) =>
    spoilValue(shapes.get(name), value).map((wrong) => valid.toSpliced(at, 1, [name, wrong])),
  );
  const shorter = valid.map((_, at) => valid.toSpliced(at, 1));
  const longer = hostileNames.flatMap((name) => ['admin', {}, null].map((value): Entries => [...valid, [name, value]]));
  return [...changed, ...shorter, ...longer];
}

/** Raw JSON text. */
class Raw {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

function print(entries: Entries): string {
  const parts = entries.map(([name, value]) => {
    const json = value instanceof Raw ? value.json : JSON.stringify(value);
    return `${JSON.stringify(name)}:${json}`;
  });
  return `{${parts.join(',')}}`;
}

/** A lone surrogate fits a schema and no database. */
const halfCharacter = /\\ud[89a-f][0-9a-f]{2}/i;

/**
 * All inputs of a contract, corrupted in one place: nearly valid, as text that can be sent. Derived from the schema, so
 * that new fields are included automatically.
 */
export function nearMisses(input: z.ZodMiniObject, valid: object): string[] {
  const spoilt = spoil(fieldShapes(input), Object.entries(valid)).map(print);
  return spoilt.filter((text) => !fits(input, text));
}

function fits(input: z.ZodMiniObject, text: string): boolean {
  return z.safeParse(input, JSON.parse(text)).success && !halfCharacter.test(text);
}

/** Near misses, and arbitrary JSON. */
export function malformed(input: z.ZodMiniObject, valid: object): fc.Arbitrary<string> {
  const anything = fc.json().filter((text) => /^\s*[[{]/.test(text) && !fits(input, text));
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...nearMisses(input, valid)) }, anything);
}
