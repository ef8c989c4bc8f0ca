import { useRef } from 'react';
import { giveCredits } from '#domain/contracts/family/gifts.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { callFunction } from '#firebase/functions.ts';
import { readEnvironment } from '#lib/environment.ts';
import { mintId } from '#lib/ids.ts';
import { payInThisTab } from '#lib/payment-tab.ts';
import { attemptOf, type CommandAttempt, unansweredAfter } from '#shared/command-attempt.ts';
import { isPaymentAddress } from '#shared/payments/payment-address.ts';

export interface WantedGift {
  readonly senior_id: string;
  readonly credits: number;
  readonly from: string;
  readonly message: string;
}

/** Leads to a payment page, if it is one. @returns why not. */
export function leadToPay(url: string): DomainError | null {
  if (!isPaymentAddress(url, readEnvironment(import.meta.env).paymentEmulator)) return { code: 'purchase-failed' };
  payInThisTab(url);
  return null;
}

/**
 * Begins a gift and leads to its payment page, in this tab: it comes back to the card. Without an answer a second press for
 * the same gift is the same attempt, so that no second gift is made.
 * @returns why it was not begun; null when the page is being left.
 */
export function useGiving(): (gift: WantedGift) => Promise<DomainError | null> {
  const unanswered = useRef<CommandAttempt | null>(null);
  return async (gift) => {
    const attempt = attemptOf(gift, unanswered.current, mintId);
    unanswered.current = attempt;
    const answer = await callFunction(giveCredits, { ...gift, attempt: attempt.commandId });
    unanswered.current = unansweredAfter(attempt, answer);
    return answer.ok ? leadToPay(answer.value.url) : answer.error;
  };
}
