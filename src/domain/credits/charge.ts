/** What became of the oldest that is open of a senior. `short`: her balance lacks so many cents. */
export type Charge =
  | { readonly kind: 'charged'; readonly visitId: string; readonly cents: number }
  | { readonly kind: 'short'; readonly visitId: string; readonly missing: number }
  | { readonly kind: 'none' };
