import { type AddressParts, splitStreetAndNumber } from '#domain/accounts/address.ts';

/**
 * The opposite of joinAddress, as far as there is one: a street may itself contain a comma or the word "bus". Joining
 * the parts again always gives the same address, so nothing is lost; at worst a word stands in the neighbouring field.
 */
export function splitJoinedAddress(address: string): AddressParts {
  const comma = address.lastIndexOf(', ');
  const streetLine = comma < 0 ? address : address.slice(0, comma);
  const townLine = comma < 0 ? '' : address.slice(comma + 2);
  const [, houseLine = '', box = ''] = /^(.*?)(?: bus (\S+))?$/.exec(streetLine) ?? [];
  const [, postalCode = '', town = ''] = /^(\d\S*)? ?(.*)$/.exec(townLine) ?? [];
  return { ...splitStreetAndNumber(houseLine), box, postalCode, town };
}
