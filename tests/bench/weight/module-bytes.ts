import { gzippedBytes } from './measure-javascript.ts';

/** What of a source map is read. */
export interface SourceMapText {
  readonly sources: readonly string[];
  readonly mappings: string;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The numbers of one segment of a source map, in base64 VLQ (https://tc39.es/ecma426/). */
function numbersOf(segment: string): readonly number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const character of segment) {
    const digit = digits.indexOf(character);
    value += (digit & 31) << shift;
    if ((digit & 32) > 0) {
      shift += 5;
      continue;
    }
    numbers.push((value & 1) === 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}

/** How many characters of a script come from each source; what the bundler added itself is `''`. */
export function charactersBySource(script: string, { sources, mappings }: SourceMapText): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const add = (source: string, count: number) => found.set(source, (found.get(source) ?? 0) + count);
  const lines = script.split('\n');
  let source = 0;
  for (const [index, mapping] of mappings.split(';').entries()) {
    let column = 0;
    let current = '';
    let from = 0;
    for (const segment of mapping.split(',').filter((each) => each !== '')) {
      const [columns = 0, sourceStep] = numbersOf(segment);
      column += columns;
      add(current, column - from);
      from = column;
      if (sourceStep !== undefined) source += sourceStep;
      current = sourceStep === undefined ? '' : (sources[source] ?? '');
    }
    add(current, (lines[index]?.length ?? 0) - from);
  }
  return found;
}

/** The same in compressed bytes: each character weighs the same. */
export function bytesBySource(script: string, map: SourceMapText): ReadonlyMap<string, number> {
  const perCharacter = gzippedBytes(script) / script.length;
  return new Map([...charactersBySource(script, map)].map(([source, count]) => [source, count * perCharacter]));
}

/** A package, or a folder of the project's own sources with its file: the path of a box in the treemap. */
export function placeOfSource(source: string): readonly string[] {
  const path = source.replace(/^(?:\.\.\/)+/, '');
  const [, inPackage] = /.*node_modules\/(.*)$/.exec(path) ?? [];
  if (inPackage === undefined) return path === '' ? ['bundler'] : path.split('/').slice(0, 4);
  const parts = inPackage.split('/');
  return inPackage.startsWith('@')
    ? [parts.slice(0, 2).join('/'), ...parts.slice(-1)]
    : [parts[0] ?? '', ...parts.slice(-1)];
}
