import type { i18n, TFunction } from 'i18next';

type Options = Readonly<Record<string, unknown>>;

/** What i18next binds to a language and a namespace; its declared type leaves out what stands on it. */
interface Fixed {
  (keys: string[], options: Options): unknown;
  readonly lng?: unknown;
  readonly ns?: string | readonly string[] | undefined;
  readonly keyPrefix?: unknown;
}

/** A key with its namespace, and before it that of the text for a family member: the first that exists is said. */
function keysOf(key: string, namespace: string): string[] {
  const [before = '', after] = key.split(':');
  const [of, own] = after === undefined ? [namespace, before] : [before, after];
  return [`family:${of}.${own}`, key];
}

/**
 * Returns the same texts, as a family member reads them on the views of a senior: where one speaks of the senior's things,
 * it is the one that names her (src/i18n/nl/circle/family.ts). Everything else, such as the language, stays that of `texts`.
 */
export function spokenToFamily(texts: i18n, senior: string): i18n {
  const getFixedT = (...of: Parameters<i18n['getFixedT']>) => {
    const fixed = texts.getFixedT(...of) as unknown as Fixed;
    const [namespace = ''] = [fixed.ns ?? []].flat();
    const say = (key: string | readonly string[], options: Options = {}) => {
      const wanted = typeof options['ns'] === 'string' ? options['ns'] : namespace;
      const keys = [key].flat().flatMap((each) => keysOf(each, wanted));
      return fixed(keys, { senior, ...options });
    };
    const { lng, ns, keyPrefix } = fixed;
    return Object.assign(say, { lng, ns, keyPrefix }) as unknown as TFunction;
  };
  // All else is the instance's own: who listens to it hears it.
  return Object.create(texts, { getFixedT: { value: getFixedT } }) as i18n;
}
