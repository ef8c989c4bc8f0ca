import { useEffect, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { codeIn } from '#features/session/callback/read-callback.ts';

/** Passes the code of a recovery mail between pages: never in an address, and across a reload. */
export interface RecoveryState {
  readonly recoveryCode: string | null;
}

function codeOfState(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('recoveryCode' in state)) return null;
  return typeof state.recoveryCode === 'string' ? state.recoveryCode : null;
}

/**
 * The code of the recovery mail; null without one. A code in the address is removed from it, so that the history does
 * not keep it.
 * @param cleanHref the same page without a code.
 */
export function useRecoveryCode(cleanHref: string): string | null {
  const location: Location<unknown> = useLocation();
  const navigate = useNavigate();
  const inAddress = codeIn(location);
  const [code, setCode] = useState(inAddress ?? codeOfState(location.state));

  useEffect(() => {
    if (inAddress === null) return;
    setCode(inAddress);
    const state: RecoveryState = { recoveryCode: inAddress };
    void navigate(cleanHref, { replace: true, state });
  }, [inAddress, cleanHref, navigate]);

  return code;
}
