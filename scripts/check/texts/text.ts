/** One text of the product, with its location. */
export interface Text {
  readonly language: string;
  /** The file from the root of the project. */
  readonly file: string;
  /** Its place in that file: `errors:network` for a text of the screens, a path for the others. */
  readonly key: string;
  readonly text: string;
}

type Tree = { readonly [name: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Every string in a tree of objects and lists, with its path. */
export function flatten(tree: unknown, separator = '.', way = ''): [key: string, text: string][] {
  if (typeof tree === 'string') return [[way, tree]];
  if (!isTree(tree)) return [];
  return Object.entries(tree).flatMap(([name, value]) =>
    flatten(value, separator, way === '' ? name : `${way}${separator}${name}`),
  );
}

export const nameOf = ({ file, key }: Text): string => `${file} ${key}`;
