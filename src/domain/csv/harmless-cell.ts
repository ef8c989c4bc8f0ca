/**
 * A cell that a spreadsheet could take for a formula: it begins with = + - @, also in their wide forms, or with a control
 * character, possibly after spaces and apostrophes.
 */
const dangerous = /^'*\s*[=+\-@＝＋－＠\p{Cc}]/u;

const mark = "'";

/** Puts an apostrophe before a dangerous cell, so that a spreadsheet shows it as text. {@link originalCell} takes it away. */
export const harmlessCell = (cell: string): string => (dangerous.test(cell) ? `${mark}${cell}` : cell);

/**
 * Takes away the apostrophe of {@link harmlessCell}: `originalCell(harmlessCell(cell))` is `cell`, for every cell. In a
 * file of another program an apostrophe before a dangerous beginning is taken for such a mark.
 */
export const originalCell = (cell: string): string =>
  cell.startsWith(mark) && dangerous.test(cell) ? cell.slice(mark.length) : cell;
