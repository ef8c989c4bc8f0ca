import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { applyUpdate, observeUpdate, updateState } from '#pwa/update.ts';
import { Button } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

/** Offers a new version, except while a form is being filled in or sent. */
export function UpdateNotice() {
  const { t } = useTranslation('pwa');
  const state = useSyncExternalStore(observeUpdate, updateState);
  const [postponed, setPostponed] = useState(false);
  const [refused, setRefused] = useState(false);
  if (state !== 'ready' || postponed) return null;

  async function renew() {
    setRefused(!(await applyUpdate()));
  }

  return (
    <Notice kind="info" announce="status" ofThisMoment title={t('update.ready')}>
      <p>{t('update.readyText')}</p>
      {refused ? <p>{t('update.busy')}</p> : null}
      <Row>
        <Button onClick={() => void renew()}>{t('update.button')}</Button>
        <Button kind="quiet" onClick={() => setPostponed(true)}>
          {t('update.later')}
        </Button>
      </Row>
    </Notice>
  );
}
