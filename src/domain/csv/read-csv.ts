import { err, ok, type Result } from '../result.ts';
import { originalCell } from './harmless-cell.ts';

/** A row of a file. */
export interface CsvRow {
  /** The line on which the row begins, from 1, as an editor counts. */
  readonly line: number;
  readonly cells: readonly string[];
}

export type CsvFailure =
  | { readonly code: 'too-long'; readonly limit: number }
  | { readonly code: 'too-many-rows'; readonly limit: number }
  | { readonly code: 'too-many-cells'; readonly line: number; readonly limit: number }
  /** A quote that begins on this line has no end. */
  | { readonly code: 'unclosed-quote'; readonly line: number };

/** Far above any file of students, and little enough to be read while one waits. */
export const csvLimits = { characters: 5_000_000, rows: 20_000, cells: 200 } as const;

const byteOrderMark = '\ufeff';

const separators = [';', '\t', ','] as const;

type Separator = (typeof separators)[number];

/** How often each separator stands outside quotes, in the first line that has one. */
function detectSeparator(text: string): Separator {
  const counts = new Map<string, number>(separators.map((separator) => [separator, 0]));
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (counts.has(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
    else if (character === '\n' && [...counts.values()].some((count) => count > 0)) break;
  }
  return separators.reduce((best, other) => ((counts.get(other) ?? 0) > (counts.get(best) ?? 0) ? other : best));
}

interface Cell {
  readonly text: string;
  /** The index behind the cell: of a separator, a line end or the end of the text. */
  readonly end: number;
  readonly isQuoted: boolean;
}

/** The index of the next separator, line end or end of the text. */
function endOfCell(text: string, start: number, separator: Separator): number {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return end;
}

/** What stands between the closing quote and the separator belongs to the cell. @returns null for a quote without an end. */
function readQuoted(text: string, start: number, separator: Separator): Cell | null {
  let content = '';
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return null;
    content += text.slice(from, quote);
    if (text[quote + 1] !== '"') {
      const end = endOfCell(text, quote + 1, separator);
      return { text: `${content}${text.slice(quote + 1, end)}`, end, isQuoted: true };
    }
    content += '"';
    from = quote + 2;
  }
}

function readCell(text: string, start: number, separator: Separator): Cell | null {
  if (text[start] === '"') return readQuoted(text, start, separator);
  const end = endOfCell(text, start, separator);
  return { text: text.slice(start, end), end, isQuoted: false };
}

const countLineEnds = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

interface ReadRow {
  readonly cells: readonly string[];
  /** Line ends within quotes. */
  readonly lineEnds: number;
  /** The index behind the row's line end. */
  readonly next: number;
  /** Nothing but white space, and no quotes. */
  readonly isEmpty: boolean;
}

function readRow(
  text: string,
  start: number,
  separator: Separator,
): Result<ReadRow, 'unclosed-quote' | 'too-many-cells'> {
  const cells: Cell[] = [];
  let at = start;
  do {
    const cell = readCell(text, at, separator);
    if (cell === null) return err('unclosed-quote');
    cells.push(cell);
    if (cells.length > csvLimits.cells) return err('too-many-cells');
    at = cell.end + 1;
  } while (text[at - 1] === separator);
  const end = cells.at(-1)?.end ?? start;
  return ok({
    cells: cells.map((cell) => originalCell(cell.text)),
    lineEnds: countLineEnds(text.slice(start, end)),
    next: end + (text.startsWith('\r\n', end) ? 2 : 1),
    isEmpty: cells.length === 1 && cells.every((cell) => !cell.isQuoted && cell.text.trim() === ''),
  });
}

/**
 * Reads the rows of a CSV file, whatever it was written by: semicolons, tabs or commas, found from its first line; quotes
 * with doubled quotes and line ends within; LF, CR or CRLF. Empty lines are left out. Rows may differ in length.
 * @param text as decodeText() gives it; a byte order mark is left out.
 */
export function readCsv(text: string): Result<readonly CsvRow[], CsvFailure> {
  if (text.length > csvLimits.characters) return err({ code: 'too-long', limit: csvLimits.characters });
  const content = text.startsWith(byteOrderMark) ? text.slice(byteOrderMark.length) : text;
  const separator = detectSeparator(content);
  const rows: CsvRow[] = [];
  let line = 1;
  for (let at = 0; at < content.length;) {
    const read = readRow(content, at, separator);
    if (!read.ok && read.error === 'unclosed-quote') return err({ code: 'unclosed-quote', line });
    if (!read.ok) return err({ code: 'too-many-cells', line, limit: csvLimits.cells });
    const { cells, lineEnds, next, isEmpty } = read.value;
    if (!isEmpty && rows.length === csvLimits.rows) return err({ code: 'too-many-rows', limit: csvLimits.rows });
    if (!isEmpty) rows.push({ line, cells });
    line += lineEnds + 1;
    at = next;
  }
  return ok(rows);
}
