/** In points; A4 is 595 wide and 842 high. */
export const layout = {
  margin: 50,
  /** Below the text, for the footer. */
  footerAt: 24,
  size: { heading: 24, subheading: 16, text: 12, footer: 10 },
  gap: { block: 12, line: 2, row: 4 },
  /** The part of the width that the name of a fact takes. */
  factName: 0.4,
  /** The part of the width of a column with an amount. */
  amount: 0.2,
  color: { text: '#1d2a22', line: '#14523b' },
} as const;

/** The width of each column: amounts are narrow, the rest is shared. */
export function columnWidths(columns: readonly { readonly isAmount?: boolean }[], total: number): readonly number[] {
  const amounts = columns.filter(({ isAmount }) => isAmount === true).length;
  const others = columns.length - amounts;
  const rest = (total * (1 - layout.amount * amounts)) / Math.max(others, 1);
  return columns.map(({ isAmount }) => (isAmount === true ? total * layout.amount : rest));
}

/** What the typeface has no sign for, and what changes the direction of text. */
const unprintable =
  /[^\n\u0020-\u007e\u00a0-\u024f\u0370-\u0373\u0376-\u0377\u037b-\u037f\u0384-\u052f\u1e00-\u1eff\u2010-\u2027\u20ac\u2212]/gu;

/** Names are typed by people: whatever they hold, the file can be read. */
export const printable = (text: string): string => text.replaceAll(unprintable, '?');
