/** The page on which a gift is made, paid and printed. Apart from the other paths: no public page leads to it. */
export const giftAddress = '/geschenk';

/** Where the giver comes back to, and finds the card. */
export const giftPath = (giftId: string): string => `${giftAddress}?gift=${giftId}`;
