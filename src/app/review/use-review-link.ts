import { useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { valueInLink } from '#lib/link-value.ts';
import { useLinkSecret } from '../shell/use-link-secret.ts';

/** What the history of this tab keeps once the review is sent, in the place of the link. */
interface SentState {
  readonly reviewSent: 'sent' | 'earlier';
}

function sentIn(state: unknown): SentState['reviewSent'] | null {
  if (typeof state !== 'object' || state === null || !('reviewSent' in state)) return null;
  return state.reviewSent === 'sent' || state.reviewSent === 'earlier' ? state.reviewSent : null;
}

export interface ReviewLink {
  /** Null without a link. */
  readonly token: string | null;
  /** Whether the review was sent from this tab. */
  readonly sent: 'sent' | 'earlier' | null;
  readonly onSent: (which: 'sent' | 'earlier') => void;
}

const tokenIn = (address: { readonly search: string; readonly hash: string }) => valueInLink(address, 'token') || null;

/**
 * The review link that was followed, until the review is sent.
 * @param cleanHref the same page without a token.
 */
export function useReviewLink(cleanHref: string): ReviewLink {
  const location: Location<unknown> = useLocation();
  const navigate = useNavigate();
  const token = useLinkSecret({ read: tokenIn, stateKey: 'reviewToken', cleanHref });

  const [onSent] = useState(() => (which: 'sent' | 'earlier') => {
    const next: SentState = { reviewSent: which };
    void navigate(cleanHref, { replace: true, state: next });
  });

  return { token, sent: tokenIn(location) === null ? sentIn(location.state) : null, onSent };
}
