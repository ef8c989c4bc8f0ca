import { EvaluationError, indexOutOfBoundError, undefinedPropertyError, UndecidableError } from './errors.ts';

/** A segment of a path: literal, or a capture like `{id}` or `{rest=**}`, bound or open. */
export type PathSegment =
  | { readonly kind: 'segment'; readonly value: string }
  | {
      readonly kind: 'capture' | 'glob';
      /** Empty when a query leaves it open. */
      readonly name: string;
      /** The bound segments; null while open. A glob can match any number of segments. */
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

  /** True when it depends on the document that a query returns. */
  get isUndetermined(): boolean {
    return this.segments.some((segment) => segment.kind !== 'segment' && segment.name === '');
  }

  /** The segments with all captures bound. @throws EvaluationError when one is open. */
  names(): string[] {
    return this.segments.flatMap((segment) => (segment.kind === 'segment' ? [segment.value] : boundNames(segment)));
  }

  segmentAt(index: bigint): string {
    const names = this.names();
    const name = index >= 0n ? names[Number(index)] : undefined;
    if (name === undefined) throw indexOutOfBoundError(index, names.length);
    return name;
  }

  /** The value of a capture. */
  captured(name: string): string | PathValue {
    const segment = this.segments.find((candidate) => candidate.kind !== 'segment' && candidate.name === name);
    if (segment === undefined || segment.kind === 'segment') throw undefinedPropertyError(name);
    const names = boundNames(segment);
    return segment.kind === 'glob' ? PathValue.of(names) : names.join('/');
  }

  /** The result of `string()`: an open capture is empty. */
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

/** @throws EvaluationError for text that is not a valid path. */
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

/** Decodes percent-encoding; invalid encodings are left as they are. */
export function decodeSegment(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
