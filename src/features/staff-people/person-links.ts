/** Addresses of other screens. */
export interface PersonLinks {
  readonly book: (seniorId: string) => string;
  readonly request: (requestId: string) => string;
  readonly confirmation: (requestId: string) => string;
}
