import { useEffect } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { storeFlashMessage } from '#lib/flash-message.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { flashMessageIn } from '../flash-message-in.ts';
import { usePlace } from '../shell/use-place.ts';

/**
 * Any address outside staff's app is another document. The router has already changed the address; loading it again, and
 * not navigating to it, keeps the state of the history entry: where to return to after the sign-in.
 */
export function LeaveStaffApp() {
  const { t } = useTranslation('common');
  const { state } = usePlace();

  useEffect(() => {
    const message = flashMessageIn(state);
    if (message !== null) storeFlashMessage(message);
    window.location.reload();
  }, [state]);

  return <Loading text={t('loading-page')} />;
}
