/** A purchase that somebody makes for the senior without being led to her ledger. */
export interface PaidGift {
  readonly id: string;
  readonly giverUid: string;
}
