import { EvaluationError, indexOutOfBoundError, undefinedPropertyError, UndecidableError } from './errors.ts';

/** One step of a path: a plain segment, or a capture like `{id}` or `{rest=**}`, filled in or still open. */
export type PathSegment =
  | { readonly kind: 'segment'; readonly value: string }
  | {
      readonly kind: 'capture' | 'glob';
      /** Empty for what a query leaves open. */
      readonly name: string;
      /** The bound segments; null when the capture is open. A glob may match any number of segments. */
      readonly bound: readonly string[] | null;
    };

export class PathValue {
  readonly type = 'path';
  readonly segments: readonly PathSegment[];

  constructor(segments: readonly PathSegment[]) {
    this.segments = segments;
  }

  static of(names: readonly string[]): PathValue {
    return new PathValue(names.map((value) => ({ kind: 'segment', value })));
  }

  get isBound(): boolean {
    return this.segments.every((segment) => segment.kind === 'segment' || segment.bound !== null);
  }

  /** True when it depends on which document a query returns. */
  get isUndetermined(): boolean {
    return this.segments.some((segment) => segment.kind !== 'segment' && segment.name === '');
  }

  /** The segments with every capture filled in. @throws EvaluationError when one is open. */
  names(): string[] {
    return this.segments.flatMap((segment) => (segment.kind === 'segment' ? [segment.value] : boundNames(segment)));
  }

  segmentAt(index: bigint): string {
    const names = this.names();
    const name = index >= 0n ? names[Number(index)] : undefined;
    if (name === undefined) throw indexOutOfBoundError(index, names.length);
    return name;
  }

  /** The value bound to the capture of that name. */
  captured(name: string): string | PathValue {
    const segment = this.segments.find((candidate) => candidate.kind !== 'segment' && candidate.name === name);
    if (segment === undefined || segment.kind === 'segment') throw undefinedPropertyError(name);
    const names = boundNames(segment);
    return segment.kind === 'glob' ? PathValue.of(names) : names.join('/');
  }

  /** As `string()` writes it: an open capture is empty text. */
  toString(): string {
    if (this.isUndetermined) throw new UndecidableError('the path of the documents');
    const names = this.segments.flatMap((segment) =>
      segment.kind === 'segment' ? [segment.value] : (segment.bound ?? ['']),
    );
    return `/${names.join('/')}`;
  }
}

function boundNames(segment: Exclude<PathSegment, { kind: 'segment' }>): readonly string[] {
  if (segment.bound === null) throw new EvaluationError(`Variable ${segment.name} is not bound in path template.`);
  return segment.bound;
}

/** @throws EvaluationError for a path that no path literal could have been. */
export function parsePathTemplate(text: string): PathValue {
  if (text === '') throw new EvaluationError('Empty Path Template is not allowed.');
  const parts = (text.startsWith('/') ? text.slice(1) : text).split('/');
  const names = new Set<string>();
  const segments = parts.map((part): PathSegment => {
    if (part === '') throw new EvaluationError(`Invalid Path Template ${text}. Empty segment is not allowed.`);
    const capture = /^\{([A-Za-z_$][\w$]*)(?:=(\*\*?))?\}$/.exec(part);
    if (capture === null) return { kind: 'segment', value: decodeSegment(part) };
    const [, name = '', stars] = capture;
    if (names.has(name)) throw new EvaluationError(`Variable ${name} already exists in the PathTemplate.`);
    names.add(name);
    return { kind: stars === '**' ? 'glob' : 'capture', name, bound: null };
  });
  return new PathValue(segments);
}

/** Undoes percent-encoding; what is not valid encoding stays as it is written. */
export function decodeSegment(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
