/** A payment page is at Stripe, or, where the local Firebase runs, at what stands in for it. Nobody is led elsewhere. */
export function isPaymentAddress(address: string, standIn: string | null): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (standIn !== null && url.origin === standIn);
}

/** The purchase that a payment page is for; null when its address does not tell. */
export function sessionOfAddress(address: string): string | null {
  return /\/(cs_\w+)(?=[/?#]|$)/.exec(address)?.[1] ?? null;
}
