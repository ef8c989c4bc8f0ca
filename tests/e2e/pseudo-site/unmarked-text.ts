import type { BrowserContext, Page } from 'playwright-core';
import { marks } from '#build/pseudo-language/mark-texts.ts';
import { brand, socialPages } from '#domain/brand.ts';
import { writtenIban } from '#domain/transfers/epc-code.ts';

/** Names and numbers of the company: the same in every language. */
const ofBrand = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(ofBrand) : [];
};

const ownData = [...ofBrand(brand), ...ofBrand(socialPages), writtenIban(brand.bank.iban)];

const typedOn = new WeakMap<BrowserContext, Set<string>>();

/** Records the input in fields of a device's pages: it may be displayed again, and is not a translation. */
export async function recordTyping(context: BrowserContext): Promise<void> {
  const typed = new Set<string>();
  typedOn.set(context, typed);
  await context.exposeBinding('recordTyping', (_, text: string) => void typed.add(text));
  await context.addInitScript(() => {
    const { recordTyping: tell } = globalThis as unknown as { recordTyping: (text: string) => void };
    const isText = (field: unknown) =>
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement && !['radio', 'checkbox'].includes(field.type));
    const listen = ({ target }: Event) => {
      if (isText(target)) tell((target as HTMLInputElement).value.trim());
    };
    addEventListener('input', listen, true);
  });
}

/** What was typed since the last time that this was asked. */
export function takeTyped(context: BrowserContext): readonly string[] {
  const typed = typedOn.get(context);
  if (typed === undefined) throw new Error('recordTyping() was not called for this context');
  const texts = [...typed];
  typed.clear();
  return texts;
}

const emailAddress = /[^\s@]+@[^\s@]+/g;
/** The family names of the searches in tests/functions/people.test.ts, which need letters of their own. */
const searchedName = /Zq[a-f]*vandeputte/g;

/** A shorter value would hide parts of words, so it is matched only as a whole text. */
const shortest = 4;

/**
 * Finds every text of a page that is outside the marks of the pseudo-language and is not data (names, addresses, user
 * input). An element whose `lang` names another language is skipped.
 */
export async function unmarkedTexts(page: Page, data: readonly string[]): Promise<readonly string[]> {
  const found = await page.evaluate(
    ([open, close]) => {
      const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt', 'label'];
      const outside: string[] = [];
      // The charts measure words of their labels, one at a time, in an element outside the screen.
      const notShown = 'script, style, noscript, template, iframe, textarea, #recharts_measurement_span';
      let depth = 0;
      /** Collects text outside the marks; a marked text may start in one node and end in another. */
      const read = (text: string) => {
        let rest = '';
        for (const letter of text) {
          if (letter === open) depth += 1;
          else if (letter === close) depth -= 1;
          else if (depth === 0) rest += letter;
        }
        // A place where a name may break is no letter of it.
        return rest.replaceAll('\u00AD', '').trim();
      };
      const isOther = (element: Element) => {
        const language = element.closest('[lang]')?.getAttribute('lang');
        return language !== null && language !== document.documentElement.lang;
      };
      const visit = (node: Node) => {
        if (node instanceof Text) outside.push(read(node.data));
        if (!(node instanceof Element) || node.matches(notShown)) return;
        if (isOther(node)) return;
        for (const name of spoken) {
          const value = node.getAttribute(name);
          if (value === null || (name === 'label' && !node.matches('track, option, optgroup'))) continue;
          const before = depth;
          depth = 0;
          outside.push(read(value));
          depth = before;
        }
        node.childNodes.forEach(visit);
      };
      visit(document.body);
      outside.push(read(document.title));
      if (depth !== 0) outside.push('marks that do not pair');
      return outside;
    },
    [...marks] as [string, string],
  );
  const known = [...new Set([...ownData, ...data])];
  const parts = known
    .filter(({ length }) => length >= shortest)
    .toSorted((one, other) => other.length - one.length)
    .map((each) => each.replaceAll(/\s+/g, ' '));
  const withoutData = (text: string) =>
    parts.reduce(
      (rest, each) => rest.replaceAll(each, ' '),
      text.replaceAll(/\s+/g, ' ').replaceAll(emailAddress, ' ').replaceAll(searchedName, ' '),
    );
  // Long user input may be shown truncated.
  const isTruncated = (rest: string) => {
    const start = rest.replace(/\s*…$/u, '');
    return start.length >= shortest && parts.some((part) => part.startsWith(start));
  };
  return found.filter((text) => {
    const rest = withoutData(text).trim();
    return !known.includes(text) && /\p{L}/u.test(rest) && !isTruncated(rest) && !isTruncated(text);
  });
}
