/**
 * The token of a link in a mail. It stands in the fragment, which no browser sends: it is in no log of a server and in no
 * referrer. src/lib/link-value.ts reads it.
 */
export const tokenFragment = (token: string): string => `#token=${encodeURIComponent(token)}`;
