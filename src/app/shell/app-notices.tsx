import { useSyncExternalStore } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { readAttribution } from '#lib/attribution.ts';
import { lostTap } from '#lib/start/lost-tap.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { MonitorNotice } from './monitor-notice.tsx';

const neverChanges = () => () => undefined;
const isTest = () => readAttribution().test;
/** Not rendered while prerendering. */
const isNotTest = () => false;
const noLostTap = () => false;

/** Notices of the whole app, on every screen. */
export function AppNotices() {
  const { t } = useTranslation('common');
  const test = useSyncExternalStore(neverChanges, isTest, isNotTest);
  const tapIsLost = useSyncExternalStore(lostTap.observe, lostTap.is, noLostTap);
  return (
    <>
      {test ? (
        <Notice kind="warning" title={t('test-mode-title')}>
          <p>{t('test-mode-text')}</p>
        </Notice>
      ) : null}
      {tapIsLost ? (
        <Notice kind="info" announce="status" ofThisMoment title={t('tap-again-title')}>
          <p>{t('tap-again-text')}</p>
        </Notice>
      ) : null}
      <MonitorNotice />
    </>
  );
}
