import { harmlessCell } from './harmless-cell.ts';

/** Without it Excel reads UTF-8 as Latin-1. */
const byteOrderMark = '\ufeff';
const lineEnd = '\r\n';
const separator = ';';

/** Everything that any reader could take for a separator, an end or a trim. An empty cell of its own is no empty line. */
const needsQuotes = /[;,\t"\r\n]|^\s|\s$/;

function writeCell(cell: string, isAlone: boolean): string {
  const harmless = harmlessCell(cell);
  return needsQuotes.test(harmless) || (isAlone && harmless === '') ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Writes rows as lines of a file that begins elsewhere: a long file is written a part at a time.
 * @param rows each with at least one cell.
 */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows
    .map((cells) => cells.map((cell) => writeCell(cell, cells.length === 1)).join(separator))
    .map((line) => `${line}${lineEnd}`)
    .join('');
}

/**
 * Writes rows as CSV for a Belgian spreadsheet: UTF-8 with its mark, semicolons, CRLF. No cell can run as a formula
 * (harmless-cell.ts); readCsv() gives back exactly these rows.
 * @param rows each with at least one cell.
 */
export const writeCsv = (rows: readonly (readonly string[])[]): string => `${byteOrderMark}${csvLines(rows)}`;
