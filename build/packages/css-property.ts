declare const document: { readonly documentElement: { readonly style: object } };

/**
 * Takes the place of `@pandacss/is-valid-prop` in the bundle (2.6 kB compressed), which lists every property of CSS for
 * Chakra: the browser has that list. Without a document, where pages are made beforehand, the package itself is used.
 */
export const isCssProperty = (name: string): boolean =>
  name in document.documentElement.style || name.startsWith('--') || /[&@]/.test(name);
