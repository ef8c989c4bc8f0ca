import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { handNews } from '#lib/flash-message.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { PageShell } from '../shell/page-shell.tsx';
import { usePlace } from '../shell/use-place.ts';

/** What one has just done here, as the next document is told it. */
function newsIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null;
  if ('signedOut' in state && state.signedOut === true) return 'signed-out';
  return 'passwordUpdated' in state && state.passwordUpdated === true ? 'password-updated' : null;
}

/** Public pages are documents of their own: the app leaves for them. */
export function ToPublicPage() {
  const { t } = useTranslation('common');
  const { address, state } = usePlace();

  useEffect(() => {
    const news = newsIn(state);
    if (news !== null) handNews(news);
    window.location.replace(address);
  }, [address, state]);

  return (
    <PageShell>
      <Loading text={t('loading-page')} />
    </PageShell>
  );
}
