import { useEffect } from 'react';
import { SignOutDialog } from '#features/session/sign-out-dialog.tsx';
import { useSession } from '#features/session/use-session.ts';
import { loadTexts } from '#i18n/namespaces/later-texts.ts';
import { loadFirstTexts } from '#i18n/namespaces/first-texts.ts';
import { storeFlashMessage } from '#lib/flash-message.ts';
import { writePreference } from '#lib/preferences.ts';

export interface PublicSignOutProps {
  /** The destination after signing out. */
  readonly homeHref: string;
  readonly onClose: () => void;
}

/** Its texts and those of the dashboard, which a public page does not load. */
export const loadSignOutTexts = () => Promise.all([loadFirstTexts(), loadTexts('sign-out')]);

/** Signing out on a public page: the same questions and the same destination as on the dashboard. */
export function PublicSignOut({ homeHref, onClose }: PublicSignOutProps) {
  const session = useSession();
  const gone = session.status === 'signed-out';

  useEffect(() => {
    if (!gone) return;
    // Also without a session: the cached label in the header can be stale, and offered to sign out.
    writePreference('signed-in', 'no');
    storeFlashMessage('signed-out');
    window.location.assign(homeHref);
  }, [gone, homeHref]);

  return session.status === 'signed-in' ? <SignOutDialog open uid={session.uid} onClose={onClose} /> : null;
}
