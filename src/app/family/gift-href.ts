import { giftAddress } from '#domain/gifts/gift-address.ts';

/** The page of gifts: the list, the form for one senior, or one gift with its card. */
export function giftHref(place: { readonly for?: string; readonly gift?: string } = {}): string {
  const query = new URLSearchParams(place).toString();
  return query === '' ? giftAddress : `${giftAddress}?${query}`;
}
