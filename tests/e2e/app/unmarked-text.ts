import type { BrowserContext, Page } from 'playwright-core';
import { marks } from '#build/pseudo-language/mark-texts.ts';
import { brand, socialPages } from '#domain/brand.ts';

/** Names and numbers of the company: the same in every language. */
const ofBrand = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(ofBrand) : [];
};

const ownData = [...ofBrand(brand), ...ofBrand(socialPages)];

/** Tells what is typed into the fields of a device's pages: it may be shown again, and is nobody's translation. */
export async function hearTyping(context: BrowserContext, hear: (text: string) => void): Promise<void> {
  await context.exposeBinding('hearTyping', (_, text: string) => hear(text));
  await context.addInitScript(() => {
    const { hearTyping: tell } = globalThis as unknown as { hearTyping: (text: string) => void };
    const isText = (field: unknown) =>
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement && !['radio', 'checkbox'].includes(field.type));
    const listen = ({ target }: Event) => {
      if (isText(target)) tell((target as HTMLInputElement).value.trim());
    };
    addEventListener('input', listen, true);
  });
}

const emailAddress = /[^\s@]+@[^\s@]+/g;

/** A shorter value would hide parts of words: it counts only where it stands alone. */
const shortest = 4;

/**
 * Every text of a page that stands outside the marks of the pseudo-language, and is no data: names, addresses, what a
 * person wrote. What says by `lang` that it is another language's (a language by its own name) is that, and is fine.
 */
export async function unmarkedTexts(page: Page, data: readonly string[]): Promise<readonly string[]> {
  const found = await page.evaluate(
    ([open, close]) => {
      const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt', 'label'];
      const outside: string[] = [];
      let depth = 0;
      /** What stands outside the marks; a text may begin in one node and end in the next. */
      const read = (text: string) => {
        let rest = '';
        for (const letter of text) {
          if (letter === open) depth += 1;
          else if (letter === close) depth -= 1;
          else if (depth === 0) rest += letter;
        }
        return rest.trim();
      };
      const isOther = (element: Element) => {
        const language = element.closest('[lang]')?.getAttribute('lang');
        return language !== null && language !== document.documentElement.lang;
      };
      const visit = (node: Node) => {
        if (node instanceof Text) outside.push(read(node.data));
        if (!(node instanceof Element) || node.matches('script, style, noscript, template, iframe, textarea')) return;
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
      text.replaceAll(/\s+/g, ' ').replaceAll(emailAddress, ' '),
    );
  // What a person wrote may be cut off where it is too long to be shown.
  const isCut = (rest: string) => rest.length >= shortest && parts.some((part) => part.startsWith(rest));
  return found.filter((text) => {
    const rest = withoutData(text).trim();
    return !known.includes(text) && /\p{L}/u.test(rest) && !isCut(rest);
  });
}
