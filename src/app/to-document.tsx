import { useEffect } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { storeFlashMessage } from '#lib/flash-message.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { flashMessageIn } from './flash-message-in.ts';
import { PageShell } from './shell/page-shell.tsx';
import { usePlace } from './shell/use-place.ts';

/** Public pages and staff's app are separate documents, so the app leaves by a document navigation. */
export function ToDocument() {
  const { t } = useTranslation('common');
  const { address, state } = usePlace();

  useEffect(() => {
    const message = flashMessageIn(state);
    if (message !== null) storeFlashMessage(message);
    window.location.replace(address);
  }, [address, state]);

  return (
    <PageShell>
      <Loading text={t('loading-page')} />
    </PageShell>
  );
}
