import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { readVisit } from '#lib/attribution.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { MonitorNotice } from './monitor-notice.tsx';

const neverChanges = () => () => undefined;
const isTest = () => readVisit().test;
/** A page that was made beforehand was made for no visit. */
const noTest = () => false;

/** What holds for the whole app, on every screen. */
export function AppNotices() {
  const { t } = useTranslation('common');
  const test = useSyncExternalStore(neverChanges, isTest, noTest);
  return (
    <>
      {test ? (
        <Notice kind="warning" title={t('test-mode-title')}>
          <p>{t('test-mode-text')}</p>
        </Notice>
      ) : null}
      <MonitorNotice />
    </>
  );
}
