/** The page on which an invitation is taken. The secret stands behind a `#`, which no browser sends to a server. */
const invitationAddress = '/uitnodiging';

export const invitationPath = (secret: string): string => `${invitationAddress}#${secret}`;
