import { PathValue, type PathSegment } from '../runtime/path.ts';
import type { RuleValue } from '../runtime/value.ts';
import type { PatternSegment, RulesVersion } from '../syntax/ast.ts';

/** A path to match: segments that are known, and in a query what it leaves open. */
export type TargetSegment =
  | { readonly kind: 'known'; readonly value: string }
  /** One segment, any: the id of the documents that a query returns. */
  | { readonly kind: 'one' }
  /** Any number of segments: where the collections of a collection group are. */
  | { readonly kind: 'any' };

export const knownSegments = (names: readonly string[]): TargetSegment[] =>
  names.map((value) => ({ kind: 'known', value }));

/** `undefined`: a wildcard that the query leaves open. */
export type Captures = readonly (RuleValue | undefined)[];

/**
 * Matches a whole path: the wildcards in order, or null. What is open is matched by a wildcard only, and any number
 * of segments only by `{x=**}`: a rule holds for every document of a query or it does not match.
 *
 * In version 1 `{x=**}` takes one segment or more and everything to the end; in version 2 none or more, and what
 * follows it must match the end of the path.
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
