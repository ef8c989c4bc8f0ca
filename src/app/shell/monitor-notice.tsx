import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { deviceClock } from '#lib/clock.ts';
import { type MonitorStatus, pageMonitor } from '#lib/page-monitor.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';

const nothingNew: MonitorStatus = { unusual: null, blockedUntil: null };

const observe = (listener: () => void) => pageMonitor()?.observe(listener) ?? (() => undefined);
const readNotices = () => pageMonitor()?.news() ?? nothingNew;
const noNotices = () => nothingNew;

/** The request monitor's message: polite, shown until it is dismissed or the delay is over. */
export function MonitorNotice() {
  const { t } = useTranslation('common');
  const { unusual, blockedUntil } = useSyncExternalStore(observe, readNotices, noNotices);

  useEffect(() => {
    if (blockedUntil === null) return;
    const left = blockedUntil - deviceClock.now().getTime();
    const timer = setTimeout(() => pageMonitor()?.look(), Math.max(0, left) + 1);
    return () => clearTimeout(timer);
  }, [blockedUntil]);

  return (
    <>
      {blockedUntil === null ? null : (
        <Notice kind="warning" icon="clock" announce="status" ofThisMoment title={t('blocked-title')}>
          <p>{t('blocked-text')}</p>
        </Notice>
      )}
      {unusual === null ? null : (
        <Notice kind="info" announce="status" ofThisMoment title={t('unusual-title')}>
          <p>{t('unusual-text')}</p>
          <Row>
            <Button icon="check" onClick={() => pageMonitor()?.markRead()}>
              {t('unusual-read')}
            </Button>
          </Row>
        </Notice>
      )}
    </>
  );
}
