/** Money is counted in whole cents; one credit is one euro (docs/decisions/0061-cents.md). */
export const centsPerCredit = 100;

/** An amount of the ledger as it is stored: lines of older releases have whole credits only. */
export interface StoredAmount {
  readonly amount: number;
  readonly amount_cents?: number | undefined;
}

/** A balance as it is stored: those of older releases have whole credits only. */
export interface StoredBalance {
  readonly balance: number;
  readonly balance_cents?: number | undefined;
}

/** What a person reads, mails and the audit log are told: 750 cents are 7.5 credits. */
export const inCredits = (cents: number): number => cents / centsPerCredit;

/** The inverse of inCredits(), exact for whole cents. */
export const fromCredits = (credits: number): number => Math.round(credits * centsPerCredit);

/** As a mail's order holds an amount: "50", "7.50"; written in the reader's language when the mail leaves. */
export const amountText = (cents: number): string =>
  cents % centsPerCredit === 0 ? String(inCredits(cents)) : inCredits(cents).toFixed(2);

/** What counts is the cents. The credits are the same number for lists, which sort balances old and new by them. */
export const amountFields = (cents: number) => ({ amount: inCredits(cents), amount_cents: cents });

export const balanceFields = (cents: number) => ({ balance: inCredits(cents), balance_cents: cents });

export const amountCents = ({ amount, amount_cents: cents }: StoredAmount): number => cents ?? fromCredits(amount);

export const balanceCents = ({ balance, balance_cents: cents }: StoredBalance): number => cents ?? fromCredits(balance);

/** Whether both say the same: without cents the credits are whole. */
export const agrees = (credits: number, cents: number | undefined): boolean =>
  cents === undefined ? Number.isSafeInteger(credits) : credits === inCredits(cents);
