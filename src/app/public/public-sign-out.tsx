import { useEffect } from 'react';
import { SignOutDialog } from '#features/session/sign-out-dialog.tsx';
import { useSession } from '#features/session/use-session.ts';
import { handNews } from '#lib/flash-message.ts';
import { keepChoice } from '#lib/preferences.ts';

export interface PublicSignOutProps {
  /** Where one goes once nobody is signed in any more. */
  readonly homeHref: string;
  readonly onClose: () => void;
}

/** Leaving from a public page: the same questions as on the dashboard, and the same place to go to. */
export function PublicSignOut({ homeHref, onClose }: PublicSignOutProps) {
  const session = useSession();
  const gone = session.status === 'signed-out';

  useEffect(() => {
    if (!gone) return;
    // Also for whoever was signed out already without knowing: the word in the header promised a way out.
    keepChoice('signed-in', 'no');
    handNews('signed-out');
    window.location.assign(homeHref);
  }, [gone, homeHref]);

  return session.status === 'signed-in' ? <SignOutDialog open uid={session.uid} onClose={onClose} /> : null;
}
