/**
 * The page on which anybody asks for the own data, and fetches them. The secret of the mail stands behind a `#`, which no
 * browser sends to a server.
 */
export const ownDataAddress = '/mijn-gegevens';

export const ownDataPath = (secret: string): string => `${ownDataAddress}#${secret}`;
