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

/** Returns the address stored on the senior profile: full address, comma, postal code, town (spec.md section 3). */
export function profileAddress(fullAddress: string, postalCode: string, town: string): string {
  return `${fullAddress.trim()}, ${postalCode.trim()} ${town.trim()}`;
}
