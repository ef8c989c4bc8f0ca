import { parseAddress } from '#lib/parse-address.ts';

/** Whether an address may be opened to pay: a page of Stripe, or of the emulator when its origin is given. */
export function isPaymentAddress(address: string, standIn: string | null): boolean {
  const url = parseAddress(address);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (standIn !== null && url.origin === standIn);
}
