/**
 * The token of a link in a mail. It stands in the fragment, which no browser sends: it is in no log of a server and in no
 * referrer.
 */
export const tokenFragment = (token: string): string => `#${new URLSearchParams({ token }).toString()}`;

/** A value of an address, from its fragment or its query: mails sent until November 2026 have their token in the query. */
export function valueInLink({ search, hash }: { readonly search: string; readonly hash: string }, name: string) {
  return new URLSearchParams(hash.replace(/^#/, '')).get(name) ?? new URLSearchParams(search).get(name);
}
