import { useState } from 'react';
import { refundCredits, withdrawPurchase } from '#domain/contracts/refunds.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { callFunction } from '#firebase/functions.ts';
import { mintId } from '#lib/ids.ts';

/** What is asked in the dialog, with the amounts that it names. */
export interface Question {
  /** Of the call: pressing twice, and again after a lost answer, is asking once. */
  readonly commandId: string;
  readonly cents: number;
  readonly byCard: number;
  readonly byTransfer: number;
  /** Null for everything that is not used. */
  readonly purchase: {
    readonly sessionId: string;
    readonly bought: number;
    readonly used: number;
    /** ISO 8601, UTC. Not as text: the language may change while the dialog is open. */
    readonly boughtAt: string;
  } | null;
}

export const newQuestion = (asked: Omit<Question, 'commandId'>): Question => ({ ...asked, commandId: mintId() });

export type RefundState =
  | { readonly kind: 'idle' | 'busy' }
  | { readonly kind: 'failed'; readonly error: DomainError }
  | { readonly kind: 'done'; readonly cents: number; readonly withdrawn: boolean };

/** Asks for money back, at once: it needs the network. @param onChanged the balance may be another one now. */
export function useRefund(onChanged: () => void) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [state, setState] = useState<RefundState>({ kind: 'idle' });

  async function confirm(): Promise<void> {
    if (question === null || state.kind === 'busy') return;
    const { commandId: command_id, cents, purchase } = question;
    setState({ kind: 'busy' });
    const answer =
      purchase === null
        ? await callFunction(refundCredits, { command_id, cents })
        : await callFunction(withdrawPurchase, { command_id, cents, session_id: purchase.sessionId });
    onChanged();
    if (answer.ok) {
      setState({ kind: 'done', cents, withdrawn: purchase !== null });
      setQuestion(null);
      return;
    }
    setState({ kind: 'failed', error: answer.error });
    // What the dialog names is not true any more: the card shows what is.
    if (answer.error.code === 'refund-changed') setQuestion(null);
  }

  return {
    question,
    state,
    ask(asked: Question) {
      setState({ kind: 'idle' });
      setQuestion(asked);
    },
    close: () => setQuestion(null),
    confirm: () => void confirm(),
  };
}
