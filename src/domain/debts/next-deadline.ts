import type { MissingAnswer } from '../contracts/credits.ts';

/** What a senior is told about when to pay. `late`: a day to pay is over. `none`: only a fee, which has no day. */
export type Deadline =
  | { readonly kind: 'late' }
  | { readonly kind: 'none' }
  /** `fee`: what staff may ask after that day; null while the free reminder comes first. */
  | { readonly kind: 'by'; readonly day: string; readonly fee: number | null };

/** The first day to pay of what is missing. What is covered has none. */
export function nextDeadline(visits: MissingAnswer['visits'], today: string): Deadline {
  const lacking = visits.filter(({ missing, kind }) => missing > 0 && kind !== 'late-payment');
  if (lacking.length === 0) return { kind: 'none' };
  if (lacking.some(({ pay_by: day }) => day === null || day < today)) return { kind: 'late' };
  const [first] = lacking.toSorted((one, other) => ((one.pay_by ?? '') < (other.pay_by ?? '') ? -1 : 1));
  return { kind: 'by', day: first?.pay_by ?? today, fee: first?.fee ?? null };
}
