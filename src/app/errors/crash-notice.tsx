import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { ErrorActions } from './error-actions.tsx';

/** In the place of a part that broke, or that could not be fetched: what one can do. The page around it stays. */
export function CrashNotice({ takesFocus = false }: { readonly takesFocus?: boolean }) {
  const { t } = useTranslation('common');
  const area = useRef<HTMLDivElement>(null);

  // Whoever asked for the part is led to what came instead, wherever that stands.
  useEffect(() => {
    if (takesFocus) area.current?.focus();
  }, [takesFocus]);

  return (
    <StatusArea ref={area}>
      <Notice kind="danger" title={t('crash-title')}>
        <p>{t('crash-text')}</p>
        <p>{t('crash-call')}</p>
        <ErrorActions />
      </Notice>
    </StatusArea>
  );
}
