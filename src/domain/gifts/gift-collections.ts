/** Apart from the others: only the screens of gifts load it. */
export const giftCollections = { gifts: 'gifts' } as const;
