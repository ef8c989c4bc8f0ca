import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfflineIsExplained } from '#shared/cached/explains-offline.tsx';
import { useUnreachable } from '#shared/cached/use-unreachable.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useReportsOffline } from '#ui/feedback/use-reports-offline.ts';

/** On a good connection the server confirms the session within this time, so no notice is shown before it. */
const timeoutMs = 5000;

function useUnconfirmedForLong(confirmed: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (confirmed) return;
    const timer = setTimeout(() => setLate(true), timeoutMs);
    return () => clearTimeout(timer);
  }, [confirmed]);
  return late && !confirmed;
}

/** The one notice that there is no connection, on every view: what is on this device, and what happens by itself. */
export function ConnectionNotice({ confirmed }: { readonly confirmed: boolean }) {
  const { t } = useTranslation('dashboard');
  const offline = useReportsOffline();
  const unreachable = useUnreachable();
  const unconfirmed = useUnconfirmedForLong(confirmed);
  const explained = useOfflineIsExplained();
  if (explained || !(offline || unreachable || unconfirmed)) return null;
  return (
    <Notice kind="info" icon="no-network" announce="status" title={t(offline ? 'offline-title' : 'unreachable-title')}>
      <p>{t('offline-text')}</p>
    </Notice>
  );
}
