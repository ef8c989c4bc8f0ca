import { StatusError } from '#local/firestore/errors.ts';

/** Matches a percent-encoded path and returns its variables by dotted proto name. */
export type RouteTemplate = (path: string) => ReadonlyMap<string, string> | null;

// Compiles a path of google.api.http, such as /v1/{parent=projects/*/databases/*/documents/**}:runQuery. A `*` is one
// segment, `**` any number of them, and `{name}` is `{name=*}`.
export function compileTemplate(template: string): RouteTemplate {
  const variables: string[] = [];
  const pattern = template
    .split(/(\{[^}]+\})/u)
    .map((part) => {
      if (!part.startsWith('{')) return escapeLiteral(part);
      const [name = '', segments = '*'] = part.slice(1, -1).split('=');
      variables.push(name);
      return `(${segments.split('/').map(segmentPattern).join('')})`.replace('(/', '(');
    })
    .join('');
  const expression = new RegExp(`^${pattern}$`, 'u');
  return (path) => {
    const match = expression.exec(path);
    return match && new Map(variables.map((name, index) => [name, decodePath(match[index + 1] ?? '')]));
  };
}

function segmentPattern(segment: string): string {
  if (segment === '**') return '(?:/[^/]+)*';
  return segment === '*' ? '/[^/]+' : `/${escapeLiteral(segment)}`;
}

function escapeLiteral(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
}

/** Keeps encoded slashes: decoding them would split a segment. */
function decodePath(path: string): string {
  try {
    return path
      .split('/')
      .map((segment) => segment.split(/%2f/iu).map(decodeURIComponent).join('%2F'))
      .join('/');
  } catch {
    throw new StatusError('INVALID_ARGUMENT', 'The path is not percent-encoded correctly.');
  }
}
