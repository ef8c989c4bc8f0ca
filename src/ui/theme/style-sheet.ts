/** Marks a style element of components, with the classes that it has the rules of. */
const stylesAttribute = 'data-styles';

const isBrowser = typeof document !== 'undefined';

/** What a page that was made beforehand, or that began with a kept view, has in its document. */
const classesInDocument = (): readonly string[] =>
  [...document.querySelectorAll(`style[${stylesAttribute}]`)].flatMap(
    (element) => element.getAttribute(stylesAttribute)?.split(' ') ?? [],
  );

/**
 * A browser computes the style of every element anew that has a class of the sheet to which a rule is added, which in a single
 * sheet are those of the whole page; each sheet has a cost of its own.
 */
const rulesInSheet = 100;

let inserted: Set<string> | undefined;
/** That rules are added to. */
let sheet: CSSStyleSheet | null | undefined;

/** After what the document has, and the last of all. */
function openSheet(): CSSStyleSheet | null {
  const element = document.createElement('style');
  element.setAttribute(stylesAttribute, '');
  document.head.append(element);
  return element.sheet;
}

/**
 * Adds the rules of a class to the document once. Written by script, they need no permission of the Content-Security-Policy.
 * @returns whether they are in the document; there is none while a page is made beforehand.
 */
export function insertOnce(className: string, rules: readonly string[]): boolean {
  if (!isBrowser) return false;
  inserted ??= new Set(classesInDocument());
  if (inserted.has(className)) return true;
  inserted.add(className);
  if (sheet == null || sheet.cssRules.length >= rulesInSheet) sheet = openSheet();
  for (const rule of rules) {
    try {
      sheet?.insertRule(rule, sheet.cssRules.length);
    } catch {
      // A selector that only another browser knows.
    }
  }
  return true;
}
