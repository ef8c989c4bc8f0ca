import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useOfflineIsExplained } from '#shared/cached/explains-offline.tsx';
import { useLostReadRetried, useUnreachable } from '#shared/cached/use-lost-reads.ts';
import { deviceOutbox } from '#sync/account-outbox.ts';
import { FoldedWhenLarge } from '#ui/feedback/folded-when-large.tsx';
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

/** Also on a screen that reads nothing: by the last read of another one, and by what waits to be sent. */
function useKnownUnreachable(): boolean {
  const outbox = deviceOutbox();
  useLostReadRetried();
  const unreachable = useUnreachable();
  const unsent = useSyncExternalStore(outbox.observeStatus, () => outbox.status().unreachable);
  return unreachable || unsent;
}

/** The one notice that there is no connection, on every view: what is on this device, and what happens by itself. */
export function ConnectionNotice({ confirmed }: { readonly confirmed: boolean }) {
  const { t } = useTranslation('dashboard');
  const offline = useReportsOffline();
  const unreachable = useKnownUnreachable();
  const unconfirmed = useUnconfirmedForLong(confirmed);
  const explained = useOfflineIsExplained();
  if (explained || !(offline || unreachable || unconfirmed)) return null;
  return (
    <Notice kind="info" icon="no-network" announce="status" title={t(offline ? 'offline-title' : 'unreachable-title')}>
      <span hidden data-connection="" />
      <FoldedWhenLarge label={t('offline-explain')}>
        <p>{t('offline-text')}</p>
      </FoldedWhenLarge>
    </Notice>
  );
}
