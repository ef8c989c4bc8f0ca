export interface CoverageRow {
  /** The number of the section of the specification. */
  readonly section: number;
  readonly claim: string;
  readonly tests: readonly { readonly file: string; readonly title: string }[];
  /** What the product says to the letter, with the language that says so. */
  readonly texts: readonly { readonly language: 'nl' | 'en'; readonly text: string }[];
}

const between = ' › ';

function cellsOf(line: string): string[] {
  return line
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim());
}

/** Each `path › title`; one that lacks its title names nothing, and its file alone says so. */
function namedTests(cell: string): CoverageRow['tests'] {
  return [...cell.matchAll(/(`+)(.+?)\1(?!`)/g)].map(([, , reference = '']) => {
    const [file = '', ...titles] = reference.trim().split(between);
    return { file, title: titles.join(between) };
  });
}

/** `"…"` stands for Dutch, `en "…"` for English. */
function quotedTexts(claim: string): CoverageRow['texts'] {
  return [...claim.matchAll(/(\ben )?"([^"]+)"/g)].map(([, english, text = '']) => ({
    language: english === undefined ? 'nl' : 'en',
    text,
  }));
}

/** The rows of every table that stands under a heading "## Section …". */
export function coverageRows(page: string): CoverageRow[] {
  const rows: CoverageRow[] = [];
  let section = Number.NaN;
  let inTable = false;
  for (const line of page.split('\n')) {
    const [heading, number] = /^## (?:Section (\d+)\b)?/.exec(line) ?? [];
    if (heading !== undefined) section = Number(number);
    if (!line.startsWith('|')) inTable = false;
    else if (/^\|[\s|:-]+\|$/.test(line)) inTable = true;
    else if (inTable && !Number.isNaN(section)) {
      const [claim = '', shownBy = ''] = cellsOf(line);
      rows.push({ section, claim, tests: namedTests(shownBy), texts: quotedTexts(claim) });
    }
  }
  return rows;
}
