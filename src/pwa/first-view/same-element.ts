/** Without what is left out of a kept view, or masked in it. */
function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (node instanceof Element && node.hasAttribute('data-kept-as')) return '';
  return [...node.childNodes].map(textOf).join('');
}

const wordsOf = (element: Element): string => textOf(element).replaceAll(/\s+/g, ' ').trim();

/** What tells an element from its like. */
const nameOf = (element: Element): string =>
  [element.localName, element.getAttribute('href'), element.getAttribute('aria-label'), wordsOf(element)].join('|');

/** What an action is about: the card that it stands in, or the whole page. */
const surroundings = 'section, article, li, nav, header, footer, main';

function saysTheSame(one: Element, other: Element): boolean {
  const [around, aroundOther] = [one.closest(surroundings), other.closest(surroundings)];
  return around !== null && aroundOther !== null && wordsOf(around) === wordsOf(aroundOther);
}

export interface SameElement {
  readonly element: HTMLElement;
  /** Everything around it says what was said before, too. */
  readonly isSure: boolean;
}

/** Two drawings of the same screen. */
export interface Drawings {
  readonly before: Element;
  readonly now: Element;
}

/** The element of the new drawing that somebody means who chose this one before; null without one. */
export function sameElement(element: Element, { before, now }: Drawings): SameElement | null {
  const name = nameOf(element);
  const like = (within: Element) =>
    [...within.querySelectorAll<HTMLElement>(element.localName)].filter((each) => nameOf(each) === name);
  const candidates = like(now);
  const place = [...like(before)].findIndex((each) => each === element);
  const atPlace = candidates[place];
  if (atPlace !== undefined && saysTheSame(element, atPlace)) return { element: atPlace, isSure: true };
  const elsewhere = candidates.filter((each) => saysTheSame(element, each));
  // Of several that read the same, none is the one that was meant.
  if (elsewhere.length === 1 && elsewhere[0] !== undefined) return { element: elsewhere[0], isSure: true };
  return atPlace === undefined ? null : { element: atPlace, isSure: false };
}
