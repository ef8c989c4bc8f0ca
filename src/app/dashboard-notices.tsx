import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/notice.tsx';
import { AppNotices } from './app-notices.tsx';
import { UpdateNotice } from './update-notice.tsx';

export interface DashboardNoticesProps {
  readonly confirmed: boolean;
  readonly adminRefused: boolean;
}

/** On a good connection the server answers within this time, and nothing needs to be said. */
const patienceMs = 5000;

/** What holds for the whole dashboard, above every view. */
export function DashboardNotices({ confirmed, adminRefused }: DashboardNoticesProps) {
  const { t } = useTranslation('dashboard');
  const [late, setLate] = useState(false);

  useEffect(() => {
    setLate(false);
    if (confirmed) return;
    const timer = setTimeout(() => setLate(true), patienceMs);
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
      <UpdateNotice />
    </>
  );
}
