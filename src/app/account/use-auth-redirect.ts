import { useEffect, useState } from 'react';
import type { Session } from '#features/session/session.ts';
import { leaveDashboard, type Destination } from '../senior/leave-dashboard.ts';

/**
 * The redirect from a page that requires a session.
 * @returns null while there is a session, or while it is not known that there is none.
 */
export function useAuthRedirect(session: Session, from: string, refused = false): Destination | null {
  const [wasSignedIn, setWasSignedIn] = useState(false);
  const [wasRefused, setWasRefused] = useState(false);

  useEffect(() => {
    if (session.status === 'signed-in') setWasSignedIn(true);
    if (refused) setWasRefused(true);
  }, [session.status, refused]);

  if (session.status !== 'signed-out') return null;
  return leaveDashboard({ from, reason: session.reason, wasSignedIn, wasRefused });
}
