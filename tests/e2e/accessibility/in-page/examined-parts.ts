/** What a page is made of: a state often differs from the one before in one of these. */
const partsOfPage = [
  '#root header, #root nav, #root footer, dialog, main > *',
  'main :is(section, article, form, fieldset, table, details, li, tr)',
].join(', ');

/** Shorter markup is examined again rather than remembered. */
const shortestMarkup = 300;

/** FNV-1a of the code units, with the two halves of 53 bits kept apart. */
function hashOf(text: string): number {
  let [low, high] = [0x81_1c_9d_c5, 0xcb_f2_9c_e4];
  for (let index = 0; index < text.length; index += 1) {
    low = Math.imul(low ^ text.charCodeAt(index), 0x01_00_01_93);
    high = Math.imul(high ^ low ^ text.charCodeAt(index), 0x01_00_01_b3);
  }
  return (low >>> 0) * 2 ** 21 + (high >>> 11);
}

/** What the look of a part depends on besides its markup: theme, language and text size, and the width of the screen. */
function surroundings(): string {
  const ofRoot = [...document.documentElement.attributes].map(({ name, value }) => `${name}=${value}`);
  const isInert = document.querySelector('dialog[open]') === null ? 'usable' : 'inert';
  return [innerWidth, isInert, ...ofRoot].join('|');
}

export interface ExaminedParts {
  /** What stands in parts with the markup and the surroundings of one that was examined. The parts themselves are not in it. */
  readonly contents: readonly Element[];
  /** The keys of the other parts. */
  readonly further: readonly number[];
}

/** Sorts the parts of the page by whether one of the same was examined. */
export function examinedParts(examined: readonly number[]): ExaminedParts {
  const known = new Set(examined);
  const around = surroundings();
  const contents: Element[] = [];
  const further: number[] = [];
  for (const part of document.querySelectorAll(partsOfPage)) {
    if (part.innerHTML.length < shortestMarkup || contents.some((content) => content.contains(part))) continue;
    const key = hashOf(`${around}|${part.outerHTML}`);
    if (known.has(key)) contents.push(...part.children);
    else further.push(key);
  }
  return { contents, further };
}
