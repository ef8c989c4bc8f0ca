import { type AddressParts, splitStreetLine } from '#domain/accounts/address.ts';

/** The last four digits that are followed by a town: "2000 Antwerpen", "B-2000 Antwerpen". */
const withTown = /^(.*?)[\s,;-]*(?:\bB\s?-\s?)?\b([1-9]\d{3})[\s,]+(\D+)$/i;

/**
 * Parses an address typed or dictated on one line, with or without a comma. Missing parts are empty; no word is dropped.
 */
export function parseTypedAddress(typed: string): AddressParts {
  const text = typed
    .replace(/\s+/g, ' ')
    .replace(/[\s,;.]+$/, '')
    .trim();
  const [, line, postalCode = '', town = ''] = withTown.exec(text) ?? [];
  if (line !== undefined) return { ...splitStreetLine(line.trim()), postalCode, town: town.trim() };
  const comma = text.lastIndexOf(',');
  if (comma < 0) return { ...splitStreetLine(text), postalCode: '', town: '' };
  const behind = text.slice(comma + 1).trim();
  const isCode = /^[1-9]\d{3}$/.test(behind);
  return {
    ...splitStreetLine(text.slice(0, comma).trim()),
    postalCode: isCode ? behind : '',
    town: isCode ? '' : behind,
  };
}
