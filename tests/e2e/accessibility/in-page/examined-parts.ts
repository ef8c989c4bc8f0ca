/** What a page is made of: a state often differs from the one before in one of these. */
const partsOfPage = [
  '#root header, #root nav, #root footer, dialog, main > *',
  'main :is(section, article, form, fieldset, table, details, li, tr)',
].join(', ');

/** What rules of axe compare with others of the page: landmarks, and headings, whose levels follow one another. */
const compared = [
  'header, nav, main, aside, footer, section, article, form, search, [role]',
  'h1, h2, h3, h4, h5, h6',
].join(', ');

/** Shorter markup is examined again rather than remembered. */
const shortestMarkup = 300;

/** Two hashes of 32 bits by multiplication, of which 53 bits fit into a number: as good as none are equal by chance. */
function hashOf(text: string): number {
  let [low, high] = [0x81_1c_9d_c5, 0xcb_f2_9c_e4];
  for (let index = 0; index < text.length; index += 1) {
    low = Math.imul(low ^ text.charCodeAt(index), 0x01_00_01_93);
    high = Math.imul(high ^ low ^ text.charCodeAt(index), 0x01_00_01_b3);
  }
  return (low >>> 0) * 2 ** 21 + (high >>> 11);
}

const attributesOf = (element: Element): string =>
  [...element.attributes].map(({ name, value }) => `${name}=${value}`).join(' ');

/**
 * What axe says of a part depends on its markup, on what is around it (theme, language, what is closed, hidden or inert) and
 * on the room that it has: one that was not drawn has none.
 */
function keyOf(part: Element): number {
  const around: string[] = [];
  for (let outer = part.parentElement; outer !== null; outer = outer.parentElement) around.push(attributesOf(outer));
  const { width, height } = part.getBoundingClientRect();
  const isModal = document.querySelector('dialog[open]') !== null;
  return hashOf(JSON.stringify([innerWidth, isModal, width, height, around, part.outerHTML]));
}

/** The largest elements within a part in which nothing is compared with others of the page. */
const uncomparedIn = (part: Element): Element[] =>
  [...part.children].flatMap((child) => {
    const isCompared = child.matches(compared) || child.querySelector(compared) !== null;
    return isCompared ? uncomparedIn(child) : [child];
  });

export interface ExaminedParts {
  /** What stands in parts with the key of one that was examined, without what is compared with others of the page. */
  readonly contents: readonly Element[];
  /** The keys of the other parts. */
  readonly further: readonly number[];
}

/** Sorts the parts of the page by whether one of the same was examined. */
export function examinedParts(examined: readonly number[]): ExaminedParts {
  const known = new Set(examined);
  const contents: Element[] = [];
  const further: number[] = [];
  for (const part of document.querySelectorAll(partsOfPage)) {
    if (part.innerHTML.length < shortestMarkup || contents.some((content) => content.contains(part))) continue;
    const key = keyOf(part);
    if (known.has(key)) contents.push(...uncomparedIn(part));
    else further.push(key);
  }
  return { contents, further };
}
