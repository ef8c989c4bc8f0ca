import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { InvitationScreen } from '#features/session/invitation/invitation-screen.tsx';
import { useSession } from '#features/session/use-session.ts';
import { loadTexts } from '#i18n/namespaces/later-texts.ts';
import { familyHref } from '../family/family-href.ts';
import { hrefs, patterns } from '../paths.ts';
import { PageShell } from '../shell/page-shell.tsx';
import { readFragment, useLinkSecret } from '../shell/use-link-secret.ts';

const SignOutDialog = lazy(async () => {
  const [{ SignOutDialog: Dialog }] = await Promise.all([
    import('#features/session/sign-out-dialog.tsx'),
    loadTexts('sign-out'),
  ]);
  return { default: Dialog };
});

/** Target of the link in an invitation to help a senior. */
export function InvitationPage() {
  const token = useLinkSecret({ read: readFragment, stateKey: 'invitationToken', cleanHref: patterns.invitation });
  const navigate = useNavigate();
  const session = useSession();
  const [leaving, setLeaving] = useState(false);

  return (
    <PageShell>
      <InvitationScreen
        token={token}
        loginHref={hrefs.login()}
        resetPasswordHref={hrefs.resetPassword()}
        termsHref={hrefs.terms()}
        privacyHref={hrefs.privacy()}
        onAccepted={(seniorId, isSignedIn) =>
          void navigate(isSignedIn ? familyHref(seniorId) : hrefs.login(), { replace: true })
        }
        onSignOut={() => setLeaving(true)}
      />
      {leaving && session.status === 'signed-in' ? (
        <Suspense fallback={null}>
          <SignOutDialog open uid={session.uid} onClose={() => setLeaving(false)} />
        </Suspense>
      ) : null}
    </PageShell>
  );
}
