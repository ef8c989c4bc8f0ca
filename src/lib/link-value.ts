/** A value of an address, from its fragment or its query: mails sent until November 2026 have their token in the query. */
export function valueInLink({ search, hash }: { readonly search: string; readonly hash: string }, name: string) {
  return new URLSearchParams(hash.replace(/^#/, '')).get(name) ?? new URLSearchParams(search).get(name);
}
