import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { storeFlashMessage } from '#lib/flash-message.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { PageShell } from '../shell/page-shell.tsx';
import { usePlace } from '../shell/use-place.ts';

/** A message for the next document about what was just done. */
function flashMessageIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null;
  if ('signedOut' in state && state.signedOut === true) return 'signed-out';
  return 'passwordUpdated' in state && state.passwordUpdated === true ? 'password-updated' : null;
}

/** Public pages are separate documents, so the app leaves by a document navigation. */
export function ToPublicPage() {
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
