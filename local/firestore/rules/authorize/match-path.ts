import { PathValue, type PathSegment } from '../runtime/path.ts';
import type { RuleValue } from '../runtime/value.ts';
import type { PatternSegment, RulesVersion } from '../syntax/ast.ts';

/** A path to match: known segments, and those that a query leaves open. */
export type TargetSegment =
  | { readonly kind: 'known'; readonly value: string }
  /** Any single segment: the id of a document returned by a query. */
  | { readonly kind: 'one' }
  /** Any number of segments: the parent path in a collection group query. */
  | { readonly kind: 'any' };

export const knownSegments = (names: readonly string[]): TargetSegment[] =>
  names.map((value) => ({ kind: 'known', value }));

/** `undefined` for a wildcard that the query leaves open. */
export type Captures = readonly (RuleValue | undefined)[];

/**
 * Matches a whole path and returns the captures in order, or null. Open segments only match wildcards, and `any` only
 * matches `{x=**}`: a rule must hold for every document that the query can return.
 *
 * In version 1 `{x=**}` takes one or more segments up to the end of the path; in version 2 zero or more, and the
 * pattern after it must match the end of the path.
 */
export function matchPath(
  pattern: readonly PatternSegment[],
  target: readonly TargetSegment[],
  version: RulesVersion,
): Captures | null {
  const glob = pattern.findIndex((segment) => segment.kind === 'glob');
  if (glob < 0) return pattern.length === target.length ? matchSegments(pattern, target) : null;

  const tail = pattern.slice(glob + 1);
  const inside = target.slice(glob, target.length - tail.length);
  const fits = target.length >= glob + tail.length && (version === '2' || (inside.length > 0 && tail.length === 0));
  if (!fits) return null;
  const before = matchSegments(pattern.slice(0, glob), target.slice(0, glob));
  const after = matchSegments(tail, target.slice(target.length - tail.length));
  if (before === null || after === null) return null;
  return [...before, new PathValue(inside.map(toPathSegment)), ...after];
}

function matchSegments(pattern: readonly PatternSegment[], target: readonly TargetSegment[]): Captures | null {
  const captures: (RuleValue | undefined)[] = [];
  for (const [index, segment] of pattern.entries()) {
    const actual = target[index];
    if (actual === undefined || actual.kind === 'any') return null;
    if (segment.kind === 'capture') captures.push(actual.kind === 'known' ? actual.value : undefined);
    else if (actual.kind !== 'known' || segment.kind !== 'literal' || actual.value !== segment.value) return null;
  }
  return captures;
}

function toPathSegment(segment: TargetSegment): PathSegment {
  if (segment.kind === 'known') return { kind: 'segment', value: segment.value };
  return { kind: segment.kind === 'any' ? 'glob' : 'capture', name: '', bound: null };
}
