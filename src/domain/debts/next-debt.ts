import type { Debt } from '../documents/payments/debt.ts';
import type { MailState } from '../documents/mail.ts';
import { lateFeeCents } from '../public/terms.ts';
import { brusselsDate } from '../requests/calendar.ts';
import type { ChangedDebt } from './debt-writes.ts';
import { missingOfFee } from './missing-of-fee.ts';
import { dueOn, mailPayBy } from './payment-terms.ts';

/** What is open and not covered, as it is now. */
export type Owed = Pick<
  Debt,
  'senior_id' | 'visit_id' | 'is_fee' | 'service' | 'date' | 'start' | 'cents' | 'missing'
> & {
  readonly isDisputed: boolean;
};

/** The mail of the last reminder; null without one. */
export interface SentReminder {
  readonly state: MailState;
  readonly sentAt: Date | null;
}

export interface DebtContext {
  /** In Brussels. */
  readonly today: string;
  readonly reference: string;
  /** Whether she gets mails. */
  readonly isMailed: boolean;
  readonly mail: SentReminder | null;
  /** Whether the mail about a released fee was refused for good. */
  readonly isFeeMailRefused: boolean;
  /** What the balance lacks for a released fee; null without one. */
  readonly feeMissing: number | null;
}

/** `tell` and `remind` order a mail where she gets mails. */
export type DebtStep =
  | 'tell'
  | 'remind'
  | 'ask-for-letter'
  | 'remind-anew'
  | 'propose'
  | 'close'
  | 'update'
  | 'settle'
  | 'ask-for-fee-letter';

export interface SteppedDebt {
  readonly step: DebtStep;
  readonly debt: ChangedDebt;
}

/** A debt that is new, or missing again after it was settled. */
function told(known: Debt | null, owed: Owed, { today, reference }: DebtContext): SteppedDebt {
  const { isDisputed: _, ...what } = owed;
  return {
    step: 'tell',
    debt: {
      ...what,
      reference,
      state: 'told',
      round: (known?.round ?? 0) + 1,
      told_on: today,
      due_on: dueOn(today),
      reminder: null,
      proposed_cents: null,
      fee: known?.fee ?? null,
    },
  };
}

/** The free reminder: by mail at once, on paper when staff has printed and posted it. */
function reminded(debt: Debt, { today, isMailed }: DebtContext): SteppedDebt {
  if (!isMailed) return { step: 'ask-for-letter', debt: { ...debt, state: 'to-print' } };
  const { missing: cents } = debt;
  const reminder = { way: 'mail', on: today, cents, fee_cents: lateFeeCents(cents), pay_by: mailPayBy(today) } as const;
  return { step: 'remind', debt: { ...debt, state: 'reminded', reminder } };
}

/** The fee that staff is asked about: never more than the reminder said, and none where it was decided before. */
function proposed(debt: Debt): SteppedDebt {
  if (debt.fee !== null) return { step: 'close', debt: { ...debt, state: 'decided' } };
  const proposed_cents = Math.min(debt.reminder?.fee_cents ?? 0, lateFeeCents(debt.missing));
  return { step: 'propose', debt: { ...debt, state: 'proposed', proposed_cents } };
}

/** What became of a reminder by mail. One that did not leave, because it was not true any more, is made anew. */
function afterMail(debt: Debt, { today, mail }: DebtContext): SteppedDebt | null {
  if (mail?.state === 'failed') return { step: 'ask-for-letter', debt: { ...debt, state: 'to-print', reminder: null } };
  if (mail === null || mail.state === 'unneeded') {
    return { step: 'remind-anew', debt: { ...debt, state: 'told', round: debt.round + 1, reminder: null } };
  }
  if (mail.state !== 'sent' || mail.sentAt === null || debt.reminder === null) return null;
  // The day on which it left counts, should that be later than the day on which it was ordered.
  const lastDay = mailPayBy(brusselsDate(mail.sentAt));
  return today > lastDay && today > debt.reminder.pay_by ? proposed(debt) : null;
}

function stepOf(debt: Debt, owed: Owed, context: DebtContext): SteppedDebt | null {
  const { today } = context;
  if (owed.isDisputed) return null;
  switch (debt.state) {
    case 'told':
      return today > debt.due_on ? reminded(debt, context) : null;
    case 'reminded':
      if (debt.reminder?.way === 'mail') return afterMail(debt, context);
      return debt.reminder !== null && today > debt.reminder.pay_by ? proposed(debt) : null;
    case 'to-print':
    case 'proposed':
    case 'decided':
    case 'settled':
      return null;
  }
}

/** What staff is asked about follows what is missing: a part may have been paid, or more may be missing again. */
function updated(debt: Debt): SteppedDebt {
  if (debt.state !== 'proposed') return { step: 'update', debt };
  return { step: 'update', debt: { ...debt, proposed_cents: proposed(debt).debt.proposed_cents } };
}

/** A fee whose mail was refused for good is told on paper, also when the visit is paid by then. */
function feeOnPaper(debt: Debt, { isFeeMailRefused }: DebtContext): SteppedDebt | null {
  const { fee } = debt;
  if (!isFeeMailRefused || fee?.state !== 'due' || fee.letter !== undefined) return null;
  return { step: 'ask-for-fee-letter', debt: { ...debt, fee: { ...fee, letter: 'to-print' } } };
}

/** What is missing of a fee follows the balance: a letter names it. */
function withFeeMissing<D extends ChangedDebt>(debt: D, { feeMissing }: DebtContext): D {
  const { fee } = debt;
  if (fee?.state !== 'due' || feeMissing === null || feeMissing === missingOfFee(debt)) return debt;
  return { ...debt, fee: { ...fee, missing: feeMissing } };
}

function nextOfMissing(known: Debt | null, owed: Owed | null, context: DebtContext): SteppedDebt | null {
  if (owed === null) {
    if (known === null || known.state === 'settled') return null;
    return { step: 'settle', debt: { ...known, state: 'settled', missing: 0, proposed_cents: null } };
  }
  if (known === null || known.state === 'settled') return told(known, owed, context);
  const current: Debt = { ...known, missing: owed.missing, cents: owed.cents };
  const step = stepOf(current, owed, context);
  if (step !== null) return step;
  return known.missing === owed.missing && known.cents === owed.cents ? null : updated(current);
}

/**
 * The next step of a debt, or null when there is none: one at a time, from what is stored and what is missing now.
 * Deterministic: repeated or late calls with the same input give the same step.
 * @param owed null when nothing is missing any more.
 */
export function nextDebt(known: Debt | null, owed: Owed | null, context: DebtContext): SteppedDebt | null {
  const next = nextOfMissing(known, owed, context) ?? (known === null ? null : feeOnPaper(known, context));
  if (next !== null) return { ...next, debt: withFeeMissing(next.debt, context) };
  const debt = known === null ? null : withFeeMissing(known, context);
  return debt === known || debt === null ? null : { step: 'update', debt };
}
