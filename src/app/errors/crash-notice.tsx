import { useEffect, useRef } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { ErrorActions } from './error-actions.tsx';

/** Replaces a part of a page that failed or could not be loaded; the rest of the page stays usable. */
export function CrashNotice({ takesFocus = false }: { readonly takesFocus?: boolean }) {
  const { t } = useTranslation('common');
  const area = useRef<HTMLDivElement>(null);

  // Focus moves here from the control that opened the part, wherever this is rendered.
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
