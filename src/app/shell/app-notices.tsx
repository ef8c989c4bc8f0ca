import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { readAttribution } from '#lib/attribution.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { MonitorNotice } from './monitor-notice.tsx';

const neverChanges = () => () => undefined;
const isTest = () => readAttribution().test;
/** Not rendered while prerendering. */
const isNotTest = () => false;

/** Notices of the whole app, on every screen. */
export function AppNotices() {
  const { t } = useTranslation('common');
  const test = useSyncExternalStore(neverChanges, isTest, isNotTest);
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
