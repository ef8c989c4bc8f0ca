import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { valueInLink } from '#lib/link-value.ts';

/** Keeps the link out of the address and across a reload of this tab, until the review is sent. */
type ReviewState = { readonly reviewToken: string | null } | { readonly reviewSent: 'sent' | 'earlier' };

function readState(state: unknown): ReviewState {
  if (typeof state !== 'object' || state === null) return { reviewToken: null };
  if ('reviewSent' in state && (state.reviewSent === 'sent' || state.reviewSent === 'earlier')) {
    return { reviewSent: state.reviewSent };
  }
  const hasToken = 'reviewToken' in state && typeof state.reviewToken === 'string';
  return { reviewToken: hasToken ? (state.reviewToken as string) : null };
}

export interface ReviewLink {
  /** Null without a link. */
  readonly token: string | null;
  /** Whether the review was sent from this tab. */
  readonly sent: 'sent' | 'earlier' | null;
  readonly onSent: (which: 'sent' | 'earlier') => void;
}

/**
 * The review link that was followed. Its token is removed from the address as soon as it is read, so that it is in
 * neither history nor screenshots. Another link that is followed in the same tab replaces it.
 * @param cleanHref the same page without a token.
 */
export function useReviewLink(cleanHref: string): ReviewLink {
  const location: Location<unknown> = useLocation();
  const navigate = useNavigate();
  const inAddress = valueInLink(location, 'token') || null;
  const state = readState(location.state);
  const [token, setToken] = useState(inAddress ?? ('reviewToken' in state ? state.reviewToken : null));

  useEffect(() => {
    if (inAddress === null) return;
    setToken(inAddress);
    const next: ReviewState = { reviewToken: inAddress };
    void navigate(cleanHref, { replace: true, state: next });
  }, [inAddress, cleanHref, navigate]);

  const [onSent] = useState(() => (which: 'sent' | 'earlier') => {
    const next: ReviewState = { reviewSent: which };
    void navigate(cleanHref, { replace: true, state: next });
  });

  return { token, sent: 'reviewSent' in state && inAddress === null ? state.reviewSent : null, onSent };
}
