/** Violations of the ledger's invariants. */
export type LedgerMistake =
  | 'balance is not the sum of its lines'
  | 'balance belongs to another account'
  | 'line stands under another id'
  | 'purchase stands under another id than its session'
  | 'purchase is completed twice'
  | 'amount has the wrong sign'
  | 'line gives back what nobody bought'
  | 'line gives back the purchase of somebody else'
  | 'line gives back for no known cause'
  | 'more is given back than was bought'
  | 'more is returned than was given back'
  | 'line corrects without a decision'
  | 'decision has no line'
  | 'correction was decided by one person'
  | 'line charges a visit that is not charged'
  | 'visit is charged otherwise than its line'
  | 'visit is charged without a line'
  | 'line charges a fee that is not charged'
  | 'fee is charged without a line'
  | 'line is for a visit that nobody missed'
  | 'visit is missed without a line'
  | 'line charges a late payment that is not charged'
  | 'late payment is charged without a line'
  | 'line credits a transfer that did not arrive'
  | 'transfer has no line'
  | 'visit is given back otherwise than its lines'
  | 'more of a visit is given back than was charged'
  | 'line pays back without a refund'
  | 'refund has no line'
  | 'refund says otherwise than its lines';

export interface FoundMistake {
  readonly mistake: LedgerMistake;
  /** The id of the document with the mistake. */
  readonly id: string;
}

/** A document with its id in the database. */
export interface Stored<Content> {
  readonly id: string;
  readonly content: Content;
}
