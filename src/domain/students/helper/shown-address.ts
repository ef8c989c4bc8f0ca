interface Area {
  readonly postcode: string;
  readonly town: string;
}

/** "2000 Antwerpen" at the end of an address, and nothing that could be a house number. */
const endsWithTown = /(?:^|,\s*)(\d{4})\s+([^\d,]+)$/;

/** The street of a typed address, without anything that could be a house number: all words before the first digit. */
export function streetOf(address: string): string {
  const [line = ''] = address.split(',');
  return /^[^\d]*/.exec(line)?.[0].trim() ?? '';
}

/** The postcode and town of a typed address, or else of its senior. */
export function areaOf(address: string, senior: Area): string {
  const [, postcode = senior.postcode, town = senior.town] = endsWithTown.exec(address.trim()) ?? [];
  return `${postcode} ${town.trim()}`.trim();
}

/** The postcode from which a way is estimated. */
export const postcodeOf = (address: string, senior: Area): string =>
  endsWithTown.exec(address.trim())?.[1] ?? senior.postcode;
