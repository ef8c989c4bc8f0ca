import { useEffect, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { codeIn } from '#features/session/callback/read-callback.ts';

/** How the code of a recovery mail travels from page to page: in no address, and across a reload. */
export interface RecoveryState {
  readonly recoveryCode: string | null;
}

function codeOfState(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('recoveryCode' in state)) return null;
  return typeof state.recoveryCode === 'string' ? state.recoveryCode : null;
}

/**
 * The code that somebody came with; null when there is none. One that stands in the address is taken out of it, so that
 * it stays in no list of visited pages.
 * @param cleanHref the same page without a code.
 */
export function useRecoveryCode(cleanHref: string): string | null {
  const location: Location<unknown> = useLocation();
  const navigate = useNavigate();
  const inAddress = codeIn(new URLSearchParams(location.search));
  const [code] = useState(inAddress ?? codeOfState(location.state));

  useEffect(() => {
    if (inAddress === null) return;
    const state: RecoveryState = { recoveryCode: inAddress };
    void navigate(cleanHref, { replace: true, state });
  }, [inAddress, cleanHref, navigate]);

  return code;
}
