import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { readInvitation } from '#domain/contracts/circles.ts';
import type { ErrorCode } from '#domain/error-codes.ts';
import { callFunctionAsVisitor } from '#firebase/visitor-functions.ts';
import { type InvitationEnd, toInvitationEnd } from './take-invitation.ts';

type Read = Extract<z.output<typeof readInvitation.output>, { readonly outcome: 'done' }>;

/** What a mailed link stands for. */
export type Invitation = Omit<Read, 'outcome'>;

export type OpenedInvitation =
  | { readonly kind: 'loading' }
  | { readonly kind: 'open'; readonly invitation: Invitation }
  | { readonly kind: 'over'; readonly end: InvitationEnd }
  | { readonly kind: 'failed'; readonly code: ErrorCode };

async function open(token: string): Promise<OpenedInvitation> {
  const answer = await callFunctionAsVisitor(readInvitation, { token });
  if (!answer.ok) {
    const { code } = answer.error;
    return code === 'invalid-input' ? { kind: 'over', end: 'not-found' } : { kind: 'failed', code };
  }
  if (answer.value.outcome === 'rejected') return { kind: 'over', end: toInvitationEnd(answer.value.code) };
  const { outcome: _, ...invitation } = answer.value;
  return { kind: 'open', invitation };
}

/** Reads the invitation of a link. It is not used up by that. */
export function useInvitation(token: string | null) {
  const [opened, setOpened] = useState<OpenedInvitation>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (token === null) return;
    let isGone = false;
    void open(token).then((next) => {
      if (!isGone) setOpened(next);
    });
    return () => {
      isGone = true;
    };
  }, [token, attempt]);

  return {
    opened: token === null ? ({ kind: 'over', end: 'not-found' } as const) : opened,
    end: (end: InvitationEnd) => setOpened({ kind: 'over', end }),
    again() {
      setOpened({ kind: 'loading' });
      setAttempt((count) => count + 1);
    },
  };
}
