/** Matches a document's segments against a trigger pattern and returns the parameters. */
export type PathPattern = (path: readonly string[]) => Readonly<Record<string, string>> | null;

interface PatternSegment {
  readonly kind: 'literal' | 'one' | 'many';
  readonly text: string;
}

function parseSegment(segment: string): PatternSegment {
  const capture = /^\{([^=}]*)(?:=(.*))?\}$/u.exec(segment);
  const name = capture?.[1] ?? '';
  const wildcard = capture === null ? segment : (capture[2] ?? '*');
  if (wildcard === '**') return { kind: 'many', text: name };
  if (wildcard === '*') return { kind: 'one', text: name };
  return { kind: 'literal', text: wildcard };
}

/** Compiles users/{uid}/visits/{visit=*}, with at most one `**`, which takes any number of segments. */
export function compilePathPattern(pattern: string): PathPattern {
  const segments = pattern
    .split('/')
    .filter((segment) => segment !== '')
    .map(parseSegment);
  return (path) => {
    const params: Record<string, string> = {};
    return matchFrom(segments, path, params) ? params : null;
  };
}

function matchFrom(
  pattern: readonly PatternSegment[],
  path: readonly string[],
  params: Record<string, string>,
): boolean {
  const [segment, ...rest] = pattern;
  if (segment === undefined) return path.length === 0;
  if (segment.kind === 'many') {
    const taken = path.length - rest.length;
    if (taken < 0) return false;
    if (segment.text !== '') params[segment.text] = path.slice(0, taken).join('/');
    return matchFrom(rest, path.slice(taken), params);
  }
  const [id, ...below] = path;
  if (id === undefined || (segment.kind === 'literal' && segment.text !== id)) return false;
  if (segment.kind === 'one' && segment.text !== '') params[segment.text] = id;
  return matchFrom(rest, below, params);
}
