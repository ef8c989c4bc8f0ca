import { useTranslation } from 'react-i18next';
import { readVisit } from '#lib/visit.ts';
import { Notice } from '#ui/notice.tsx';
import { MonitorNotice } from './monitor-notice.tsx';

/** What holds for the whole app, on every screen. */
export function AppNotices() {
  const { t } = useTranslation('common');
  return (
    <>
      {readVisit().test ? (
        <Notice kind="warning" title={t('test-mode-title')}>
          <p>{t('test-mode-text')}</p>
        </Notice>
      ) : null}
      <MonitorNotice />
    </>
  );
}
