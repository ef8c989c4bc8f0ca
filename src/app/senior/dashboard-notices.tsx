import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '#i18n/load-texts.ts';
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
    // Nobody asked for it: what cannot be fetched now is there at the next start, and takes no view away.
    return { default: NoNotice };
  }
});

export interface DashboardNoticesProps {
  readonly confirmed: boolean;
  readonly adminRefused: boolean;
}

/** On a good connection the server answers within this time, and nothing needs to be said. */
const timeoutMs = 5000;

/** What holds for the whole dashboard, above every view. */
export function DashboardNotices({ confirmed, adminRefused }: DashboardNoticesProps) {
  const { t } = useTranslation('dashboard');
  const [late, setLate] = useState(false);
  const [settled, setSettled] = useState(false);

  // A new version can wait until the old one stands.
  useEffect(() => whenIdle(() => setSettled(true)), []);

  useEffect(() => {
    setLate(false);
    if (confirmed) return;
    const timer = setTimeout(() => setLate(true), timeoutMs);
    return () => clearTimeout(timer);
  }, [confirmed]);

  return (
    <>
      <AppNotices />
      {adminRefused ? (
        <Notice kind="warning">
          <p>{t('admin-refused')}</p>
        </Notice>
      ) : null}
      {late && !confirmed ? (
        <Notice kind="info" icon="no-network" announce="status" title={t('unconfirmed-title')}>
          <p>{t('unconfirmed-text')}</p>
        </Notice>
      ) : null}
      {settled ? (
        <Suspense fallback={null}>
          <UpdateNotice />
        </Suspense>
      ) : null}
    </>
  );
}
