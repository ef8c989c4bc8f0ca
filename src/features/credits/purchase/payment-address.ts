/** Whether an address may be opened to pay: a page of Stripe, or of the emulator when its origin is given. */
export function isPaymentAddress(address: string, standIn: string | null): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (standIn !== null && url.origin === standIn);
}
