/** The page on which erasing is confirmed. The secret stands behind a `#`, which no browser sends to a server. */
export const erasureAddress = '/wissen';

export const erasurePath = (secret: string): string => `${erasureAddress}#${secret}`;
