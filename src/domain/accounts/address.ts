/** An address as the request form asks for it; `box` (postbus) may be empty. */
export interface AddressParts {
  readonly street: string;
  readonly number: string;
  readonly box: string;
  readonly postalCode: string;
  readonly town: string;
}

/** Minimum length of the joined address (spec.md section 5). */
export const minAddressLength = 5;

/**
 * Returns "Kerkstraat 12 bus 3, 2000 Antwerpen": the address stored with a request and read out on the phone. Omits
 * empty parts.
 */
export function joinAddress(parts: AddressParts): string {
  const box = parts.box.trim() === '' ? '' : `bus ${parts.box.trim()}`;
  const line = (...words: readonly string[]) =>
    words
      .map((word) => word.trim())
      .filter((word) => word !== '')
      .join(' ');
  return [line(parts.street, parts.number, box), line(parts.postalCode, parts.town)]
    .filter((part) => part !== '')
    .join(', ');
}

/**
 * Splits a stored "street and number". If the last word contains a digit it is the house number and the rest the
 * street (spec.md section 5); otherwise all of it is the street.
 */
export function splitStreetAndNumber(fullAddress: string): { readonly street: string; readonly number: string } {
  const words = fullAddress.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  if (words.length < 2 || !/\d/.test(last)) return { street: words.join(' '), number: '' };
  return { street: words.slice(0, -1).join(' '), number: last };
}

/** "bus 3", "bte 2", "bus3": a box by its own word, which counts without a house number too. */
const withBoxWord = /^(.+?)[\s,]+(?:bus|bte|bo[iî]te|box|postbus)\.?(?=\s|\d)\s*(\S+)$/i;

/** "374 b12": a box by its first letter, which counts only after a house number. */
const withBoxLetter = /^(.*\d[^\s,]*(?:\s[a-z])?)[\s,]+b\.?\s?(\d\S*)$/i;

/** "Kerkstraat 12 A" is house number 12 A. */
const withLetter = /^(.*\S)\s+(\d+)\s+([a-z])$/i;

/**
 * Splits a "street and number" that may end with a box, in the ways that Belgians write it: "Grote Steenweg 100 bus 3",
 * "Rue de la Loi 16 bte 2", "Lange Leemstraat 374 b12". Only the word for the box is left out; joinAddress() writes
 * "bus". Anything else follows the rule of splitStreetAndNumber(), so "5/3" is a house number.
 */
export function splitStreetLine(fullAddress: string): Pick<AddressParts, 'street' | 'number' | 'box'> {
  const line = fullAddress.trim().replaceAll(/\s+/g, ' ');
  const [, house = line, box = ''] = withBoxWord.exec(line) ?? withBoxLetter.exec(line) ?? [];
  const [, street, number = '', letter = ''] = withLetter.exec(house) ?? [];
  return street === undefined
    ? { ...splitStreetAndNumber(house), box }
    : { street, number: `${number} ${letter}`, box };
}

/** Returns the address stored on the senior profile: full address, comma, postal code, town (spec.md section 3). */
export function profileAddress(fullAddress: string, postalCode: string, town: string): string {
  return `${fullAddress.trim()}, ${postalCode.trim()} ${town.trim()}`;
}
