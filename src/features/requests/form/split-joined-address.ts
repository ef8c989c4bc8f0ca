import { type AddressParts, splitStreetAndNumber } from '#domain/accounts/address.ts';

/**
 * Best-effort inverse of joinAddress: a street can itself contain a comma or the word "bus". Joining the parts again
 * always returns the same address; at worst a word is in the neighbouring field.
 */
export function splitJoinedAddress(address: string): AddressParts {
  const comma = address.lastIndexOf(', ');
  const streetLine = comma < 0 ? address : address.slice(0, comma);
  const townLine = comma < 0 ? '' : address.slice(comma + 2);
  const [, houseLine = '', box = ''] = /^(.*?)(?: bus (\S+))?$/.exec(streetLine) ?? [];
  const [, postalCode = '', town = ''] = /^(\d\S*)? ?(.*)$/.exec(townLine) ?? [];
  return { ...splitStreetAndNumber(houseLine), box, postalCode, town };
}
