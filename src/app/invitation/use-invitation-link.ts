import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { patterns } from '../paths.ts';

/** Keeps the secret out of the address, and across a reload of this tab. */
interface InvitationState {
  readonly invitationToken: string;
}

function tokenIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('invitationToken' in state)) return null;
  return typeof state.invitationToken === 'string' ? state.invitationToken : null;
}

/**
 * The secret of the link that was followed; null without one. It is removed from the address as soon as it is read, so that
 * it is in neither history nor screenshots. Another link that is followed in the same tab replaces it.
 */
export function useInvitationLink(): string | null {
  const location: Location<unknown> = useLocation();
  const navigate = useNavigate();
  const inAddress = location.hash.replace(/^#/, '') || null;
  const [token, setToken] = useState(inAddress ?? tokenIn(location.state));

  useEffect(() => {
    if (inAddress === null) return;
    setToken(inAddress);
    const state: InvitationState = { invitationToken: inAddress };
    void navigate(patterns.invitation, { replace: true, state });
  }, [inAddress, navigate]);

  return token;
}
