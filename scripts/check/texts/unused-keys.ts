import { nameOf, type Text } from './text.ts';

/** Keys that are composed at run time, so that no line mentions them. */
const dynamicKeys: readonly { readonly starts: string; readonly why: string }[] = [];

/** i18next chooses the plural form by the number. */
const withoutPlural = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

/** What a family member reads in the place of a text is in use where that text is. */
const withoutNamespace = (namespace: string, key: string): string =>
  namespace === 'family' ? key.replace(/^[\w-]+\./, '') : key;

/** The lines of a list are read by the name of the list. */
const withoutPlace = (key: string): string => key.replace(/(?:\.\d+)+$/, '');

interface Mentions {
  readonly words: ReadonlySet<string>;
  readonly starts: readonly string[];
  readonly ends: readonly string[];
}

/** `a-${b}` matches every key with that prefix, `${a}-b` every key with that suffix; a literal matches itself. */
function mentionsIn(sources: readonly string[]): Mentions {
  const all = sources.join('\n');
  const found = (pattern: RegExp) => [...new Set([...all.matchAll(pattern)].map(([, part]) => part ?? ''))];
  return {
    words: new Set(all.match(/[\w.-]+/g) ?? []),
    starts: found(/`(?:\w+:)?([\w.-]+[-.])\$\{/g),
    ends: found(/`\$\{[^}`]*\}([-.][\w.-]+)`/g),
  };
}

/** Namespaces whose keys are the domain's codes: `errors:${code}`. */
const namespacesIn = (sources: readonly string[]): ReadonlySet<string> =>
  new Set(sources.flatMap((source) => [...source.matchAll(/`(\w+):\$\{/g)].map(([, name]) => name ?? '')));

/** Texts of the screens that no source mentions. */
export function unusedKeys(texts: readonly Text[], sources: readonly string[], dynamic = dynamicKeys): string[] {
  const { words, starts, ends } = mentionsIn(sources);
  const wholeNamespaces = namespacesIn(sources);
  const allStarts = [...starts, ...dynamic.map((each) => each.starts)];
  return texts
    .filter(({ key: fullKey }) => {
      const [namespace = '', named = ''] = fullKey.split(':');
      const own = withoutNamespace(namespace, named);
      const key = withoutPlural(withoutPlace(own));
      const mentioned =
        words.has(key) || allStarts.some((start) => key.startsWith(start)) || ends.some((end) => key.endsWith(end));
      return !mentioned && !(wholeNamespaces.has(namespace) && words.has(own));
    })
    .map((text) => `${nameOf(text)}: no source mentions this key`);
}
