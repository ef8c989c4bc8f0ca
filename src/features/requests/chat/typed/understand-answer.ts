import { minAddressLength } from '#domain/accounts/address.ts';
import { parseTypedDate } from '#features/requests/days/parse-typed-date.ts';
import { dateContext, problemsWith } from '../check-answers.ts';
import type { Given, Reason, Step } from '../conversation.ts';
import { parseTypedAddress } from './parse-typed-address.ts';
import { parseTypedTime } from './parse-typed-time.ts';

export type Understood =
  | { readonly kind: 'given'; readonly given: Given }
  | { readonly kind: 'again'; readonly reasons: readonly Reason[]; readonly day: string | null };

const again = (reason: Reason, day: string | null = null): Understood => ({ kind: 'again', reasons: [reason], day });

/** Validates a parsed answer: the answer itself, or why it has to be given again. */
export function checkAnswer(given: Given, now: Date): Understood {
  const reasons = problemsWith(given, now);
  if (reasons.length === 0) return { kind: 'given', given };
  return { kind: 'again', reasons, day: given.step === 'date' ? given.value : null };
}

/** Parses and validates typed or spoken text; null for questions that take no text. */
export function understand(step: Step, words: string, now: Date): Understood | null {
  switch (step) {
    case 'date': {
      const typed = parseTypedDate(words, dateContext(now));
      if (typed.kind === 'empty') return again('date-required');
      if (typed.kind === 'unreadable') return again('date-unreadable');
      if (typed.kind === 'other-weekday') return again('date-other-weekday', typed.date);
      return checkAnswer({ step, value: typed.date }, now);
    }
    case 'time': {
      const typed = parseTypedTime(words);
      if (typed.kind === 'empty') return again('time-required');
      return typed.kind === 'time' ? checkAnswer({ step, value: typed.time }, now) : again('time-unreadable');
    }
    case 'address':
      if (words.trim().length < minAddressLength) return again('address-too-short');
      return checkAnswer({ step, value: parseTypedAddress(words) }, now);
    case 'notes':
      return checkAnswer({ step, value: words.trim() }, now);
    case 'service':
    case 'frequency':
    case 'hours':
      return null;
  }
}
