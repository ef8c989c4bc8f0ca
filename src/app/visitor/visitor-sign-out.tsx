import { SignOutDialog } from '#features/session/sign-out-dialog.tsx';
import { useSession } from '#features/session/use-session.ts';

/** Leaving from a public page: the same questions as on the dashboard. */
export function VisitorSignOut({ onClose }: { readonly onClose: () => void }) {
  const session = useSession();
  return session.status === 'signed-in' ? <SignOutDialog open uid={session.uid} onClose={onClose} /> : null;
}
