import * as z from 'zod/mini';
import { isoDate } from '#domain/field-types.ts';

/** The constraints of one field in its schema. */
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

export function fieldShapes(schema: z.ZodMiniObject): ReadonlyMap<string, FieldShape> {
  return new Map(Object.entries(schema.shape).map(([field, type]) => [field, shapeOf(type)]));
}

/** @throws Error for an unknown kind of schema, so that no field is silently left out of the tests. */
function shapeOf(type: z.core.$ZodType): FieldShape {
  if (type instanceof z.ZodMiniOptional) return { ...shapeOf(type.def.innerType), optional: true };
  if (type instanceof z.ZodMiniNullable) return { ...shapeOf(type.def.innerType), nullable: true };
  return { ...kindOf(type), optional: false, nullable: false };
}

function kindOf(type: z.core.$ZodType): FieldKind {
  if (type instanceof z.ZodMiniString) {
    if (hasCheckOf(type, isoDate)) return { kind: 'calendar-date' };
    return { kind: 'text', ...lengthsOf(type), pattern: patternOf(type) };
  }
  if (type instanceof z.ZodMiniNumber) {
    const isWhole = type instanceof z.ZodMiniNumberFormat && type.def.format === 'safeint';
    return isWhole ? { kind: 'whole', ...valuesOf(type) } : { kind: 'number' };
  }
  if (type instanceof z.ZodMiniBoolean) return { kind: 'boolean' };
  if (type instanceof z.ZodMiniEnum) return { kind: 'choice', options: type.options.map(String) };
  if (type instanceof z.ZodMiniLiteral) return { kind: 'literal', value: literalOf(type.def.values) };
  if (type instanceof z.ZodMiniDate) return { kind: 'moment' };
  if (type instanceof z.ZodMiniArray) return { kind: 'list', element: shapeOf(type.def.element), ...lengthsOf(type) };
  if (type instanceof z.ZodMiniObject) return { kind: 'map', fields: fieldShapes(type) };
  if (type instanceof z.ZodMiniRecord) return { kind: 'record' };
  // Of a text that may be empty or something: the something.
  const last = type instanceof z.ZodMiniUnion ? type.def.options.at(-1) : undefined;
  if (last !== undefined) return kindOf(last);
  throw new TypeError(`no shape for a schema of type ${type._zod.def.type}`);
}

function literalOf(values: readonly unknown[]): string | boolean {
  const [value] = values;
  if (values.length === 1 && (typeof value === 'string' || typeof value === 'boolean')) return value;
  throw new TypeError('only one text or boolean is expected as a literal');
}

/** Checks are compared by identity: the calendar check cannot be distinguished from a pattern otherwise. */
function hasCheckOf(type: z.ZodMiniString, other: z.ZodMiniString): boolean {
  const checks = other.def.checks ?? [];
  return checks.length > 0 && checks.every((check) => type.def.checks?.includes(check) === true);
}

function patternOf(type: z.ZodMiniString): RegExp | null {
  const patterns = (type.def.checks ?? []).flatMap((check) => {
    const { def } = check._zod;
    return 'pattern' in def && def.pattern instanceof RegExp ? [def.pattern] : [];
  });
  if (patterns.length > 1) throw new TypeError('a text with two patterns has no single shape');
  return patterns[0] ?? null;
}

interface Bounds {
  readonly min: number | null;
  readonly max: number | null;
}

/** @throws Error for an exclusive bound: no field has one, and the tests do not support it. */
function boundsOf(type: z.ZodMiniType): Bounds {
  const mins: number[] = [];
  const maxs: number[] = [];
  for (const check of type.def.checks ?? []) {
    const { def } = check._zod;
    if ('inclusive' in def && def.inclusive !== true) throw new TypeError('a bound is expected to include itself');
    if ('minimum' in def && typeof def.minimum === 'number') mins.push(def.minimum);
    if ('maximum' in def && typeof def.maximum === 'number') maxs.push(def.maximum);
    if ('value' in def && typeof def.value === 'number') (def.check === 'greater_than' ? mins : maxs).push(def.value);
  }
  return { min: mins.length === 0 ? null : Math.max(...mins), max: maxs.length === 0 ? null : Math.min(...maxs) };
}

function lengthsOf(type: z.ZodMiniString | z.ZodMiniArray): { readonly min: number; readonly max: number | null } {
  const { min, max } = boundsOf(type);
  return { min: min ?? 0, max };
}

function valuesOf(type: z.ZodMiniNumberFormat): { readonly min: number; readonly max: number } {
  const { min, max } = boundsOf(type);
  return { min: min ?? Number.MIN_SAFE_INTEGER, max: max ?? Number.MAX_SAFE_INTEGER };
}
