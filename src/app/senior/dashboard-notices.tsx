import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { ConnectionNotice } from '#features/connection/connection-notice.tsx';
import { loadTexts } from '#i18n/namespaces/later-texts.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { AppNotices } from '../shell/app-notices.tsx';
import { whenIdle } from '../when-idle.ts';

function NoNotice() {
  return null;
}

const UpdateNotice = lazy(async () => {
  try {
    const [{ UpdateNotice }] = await Promise.all([import('../shell/update-notice.tsx'), loadTexts('pwa')]);
    return { default: UpdateNotice };
  } catch {
    // Loaded in the background: a failure is retried at the next start and takes no view away.
    return { default: NoNotice };
  }
});

export interface DashboardNoticesProps {
  readonly confirmed: boolean;
  readonly adminRefused: boolean;
}

/** Notices of the whole dashboard, above every view. */
export function DashboardNotices({ confirmed, adminRefused }: DashboardNoticesProps) {
  const { t } = useTranslation('dashboard');
  const [settled, setSettled] = useState(false);

  // The update notice is loaded after the current view.
  useEffect(() => whenIdle(() => setSettled(true)), []);

  return (
    <>
      <AppNotices />
      {adminRefused ? (
        <Notice kind="warning">
          <p>{t('admin-refused')}</p>
        </Notice>
      ) : null}
      <ConnectionNotice confirmed={confirmed} />
      {settled ? (
        <Suspense fallback={null}>
          <UpdateNotice />
        </Suspense>
      ) : null}
    </>
  );
}
