import { type AddressParts, splitStreetAndNumber } from '#domain/accounts/address.ts';

/** "Kerkstraat 12 A" is house number 12 A. */
const numberWithLetter = /^(.*\S)\s+(\d+)\s+([A-Za-z])$/;

const withBox = /^(.*?)[\s,]*\b(?:bus|bte|box|postbus)\s*(\S+)$/i;

/** The last four digits that are followed by a town: "2000 Antwerpen", "B-2000 Antwerpen". */
const withTown = /^(.*?)[\s,;-]*(?:\bB\s?-\s?)?\b([1-9]\d{3})[\s,]+(\D+)$/i;

function streetLine(text: string): Pick<AddressParts, 'street' | 'number' | 'box'> {
  const [, house = text, box = ''] = withBox.exec(text) ?? [];
  const letter = numberWithLetter.exec(house);
  if (letter !== null) return { street: letter[1] ?? '', number: `${letter[2] ?? ''} ${letter[3] ?? ''}`, box };
  return { ...splitStreetAndNumber(house), box };
}

/**
 * Parses an address typed or dictated on one line, with or without a comma. Missing parts are empty; no word is dropped.
 */
export function parseTypedAddress(typed: string): AddressParts {
  const text = typed
    .replace(/\s+/g, ' ')
    .replace(/[\s,;.]+$/, '')
    .trim();
  const [, line, postalCode = '', town = ''] = withTown.exec(text) ?? [];
  if (line !== undefined) return { ...streetLine(line.trim()), postalCode, town: town.trim() };
  const comma = text.lastIndexOf(',');
  if (comma < 0) return { ...streetLine(text), postalCode: '', town: '' };
  const behind = text.slice(comma + 1).trim();
  const isCode = /^[1-9]\d{3}$/.test(behind);
  return {
    ...streetLine(text.slice(0, comma).trim()),
    postalCode: isCode ? behind : '',
    town: isCode ? '' : behind,
  };
}
