import { isIPv4, isIPv6 } from 'node:net';
import type { HttpCall } from './http-call.ts';

/** Where a call comes from, as far as it can be told. Counted, and stored as a hash alone. */
export interface ClientAddress {
  /** One connection: a device, or all devices behind a router. */
  readonly address: string;
  /** Its neighbours: a provider, or a block of addresses that can be rented. */
  readonly network: string;
}

const unknown = 'unknown';

/** The groups of an IPv6 address, the zeroes that `::` leaves out included; a zone is dropped. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeroes = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeroes, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}

/** An IPv4 address and its /24. A connection has a /64 of IPv6, in which it can change its address at will, of a /48. */
function placeOf(address: string): ClientAddress {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(mapped)) return { address: mapped, network: mapped.split('.').slice(0, 3).join('.') };
  if (!isIPv6(mapped)) return { address: unknown, network: unknown };
  const groups = groupsOf(mapped);
  return { address: groups.slice(0, 4).join(':'), network: groups.slice(0, 3).join(':') };
}

/**
 * The client of a call. Google's front end is the last proxy and appends to X-Forwarded-For, so its rightmost address is true:
 * that of the client, or of Hosting's delivery network when the call came through Hosting. Hosting then says in
 * Fastly-Client-IP for whom it asks, which anybody can send as well. So the client is both together: whoever calls the
 * function directly cannot count as somebody who comes through Hosting.
 */
export function clientAddress({ headers }: Pick<HttpCall, 'headers'>): ClientAddress {
  const nearest = placeOf(headers['x-forwarded-for']?.split(',').at(-1)?.trim() ?? '');
  const claimed = headers['fastly-client-ip']?.trim() ?? '';
  if (claimed === '') return nearest;
  const place = placeOf(claimed);
  return { address: `${nearest.network} ${place.address}`, network: `${nearest.network} ${place.network}` };
}
