import { z } from 'zod';
import { isoDate } from '#domain/field-types.ts';

/** What a schema asks of one field, in the words that tests need. */
export type FieldShape = { readonly optional: boolean; readonly nullable: boolean } & FieldKind;

export type FieldKind =
  | { readonly kind: 'text'; readonly min: number; readonly max: number | null; readonly pattern: RegExp | null }
  | { readonly kind: 'calendar-date' }
  | { readonly kind: 'whole'; readonly min: number | null; readonly max: number | null }
  | { readonly kind: 'number' }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'literal'; readonly value: string | boolean }
  | { readonly kind: 'moment' }
  | { readonly kind: 'list'; readonly element: FieldShape; readonly min: number; readonly max: number | null }
  | { readonly kind: 'map'; readonly fields: ReadonlyMap<string, FieldShape> }
  | { readonly kind: 'record' };

export function fieldShapes(schema: z.ZodObject): ReadonlyMap<string, FieldShape> {
  return new Map(Object.entries(schema.shape).map(([field, type]) => [field, shapeOf(type)]));
}

/** @throws for a kind of schema that it does not know, so that no field is left out of the tests unnoticed. */
function shapeOf(type: z.core.$ZodType): FieldShape {
  if (type instanceof z.ZodOptional) return { ...shapeOf(type.unwrap()), optional: true };
  if (type instanceof z.ZodNullable) return { ...shapeOf(type.unwrap()), nullable: true };
  return { ...kindOf(type), optional: false, nullable: false };
}

function kindOf(type: z.core.$ZodType): FieldKind {
  if (type instanceof z.ZodString) {
    if (hasCheckOf(type, isoDate)) return { kind: 'calendar-date' };
    return { kind: 'text', min: type.minLength ?? 0, max: type.maxLength, pattern: patternOf(type) };
  }
  if (type instanceof z.ZodNumber) {
    return type.isInt ? { kind: 'whole', min: type.minValue, max: type.maxValue } : { kind: 'number' };
  }
  if (type instanceof z.ZodBoolean) return { kind: 'boolean' };
  if (type instanceof z.ZodEnum) return { kind: 'choice', options: type.options.map(String) };
  if (type instanceof z.ZodLiteral) return { kind: 'literal', value: literalOf(type.value) };
  if (type instanceof z.ZodDate) return { kind: 'moment' };
  if (type instanceof z.ZodArray) return { kind: 'list', element: shapeOf(type.element), ...lengthsOf(type) };
  if (type instanceof z.ZodObject) return { kind: 'map', fields: fieldShapes(type) };
  if (type instanceof z.ZodRecord) return { kind: 'record' };
  throw new TypeError(`no shape for a schema of type ${type._zod.def.type}`);
}

function literalOf(value: unknown): string | boolean {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  throw new TypeError('only texts and booleans are expected as literals');
}

/** Checks are compared by identity: the calendar cannot be told from a pattern. */
function hasCheckOf(type: z.ZodString, other: z.ZodString): boolean {
  const checks = other.def.checks ?? [];
  return checks.length > 0 && checks.every((check) => type.def.checks?.includes(check) === true);
}

function patternOf(type: z.ZodString): RegExp | null {
  const patterns = (type.def.checks ?? []).flatMap((check) => {
    const { def } = check._zod;
    return 'pattern' in def && def.pattern instanceof RegExp ? [def.pattern] : [];
  });
  if (patterns.length > 1) throw new TypeError('a text with two patterns has no single shape');
  return patterns[0] ?? null;
}

function lengthsOf(type: z.ZodArray): { readonly min: number; readonly max: number | null } {
  let min = 0;
  let max: number | null = null;
  for (const check of type.def.checks ?? []) {
    const { def } = check._zod;
    if ('minimum' in def && typeof def.minimum === 'number') min = def.minimum;
    if ('maximum' in def && typeof def.maximum === 'number') max = def.maximum;
  }
  return { min, max };
}
