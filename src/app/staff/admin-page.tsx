import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { can } from '#domain/accounts/roles.ts';
import { SignOutDialog } from '#features/session/sign-out-dialog.tsx';
import { useSession } from '#features/session/use-session.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageShell } from '../shell/page-shell.tsx';
import { hrefs } from '../paths.ts';
import { StaffShell } from './staff-shell.tsx';
import { useAuthRedirect } from '../account/use-auth-redirect.ts';
import { usePlace } from '../shell/use-place.ts';

/** The page for staff: no content yet, access control complete. */
export function AdminPage() {
  const { t } = useTranslation('common');
  const { address } = usePlace();
  const session = useSession();
  const redirect = useAuthRedirect(session, address);
  const [leaving, setLeaving] = useState(false);

  if (redirect !== null) return <Navigate replace {...redirect} />;
  if (session.status !== 'signed-in') {
    return (
      <PageShell>
        <Loading text={t('loading-page')} />
      </PageShell>
    );
  }
  if (!can(session.role, 'staff.open')) {
    return <Navigate replace to={hrefs.dashboard()} state={{ adminRefused: true }} />;
  }
  return (
    <StaffShell onSignOut={() => setLeaving(true)}>
      <Page title={t('admin-title')}>
        <p>{t('admin-text')}</p>
      </Page>
      <SignOutDialog uid={session.uid} open={leaving} onClose={() => setLeaving(false)} />
    </StaffShell>
  );
}
