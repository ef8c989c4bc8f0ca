import { useSyncExternalStore } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { createListeners } from '#lib/listeners.ts';
import { writePreference, observePreference, readPreference } from '#lib/preferences.ts';
import { Button } from '#ui/actions/button.tsx';
import { Embed } from '#ui/content/embed.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';

type Consent = 'unasked' | 'yes' | 'no';

const listeners = createListeners();

function observe(listener: () => void): () => void {
  const stop = listeners.add(listener);
  const stopOtherTabs = observePreference('reviews', listener);
  return () => {
    stop();
    stopOtherTabs();
  };
}

function readConsent(): Consent {
  const kept = readPreference('reviews');
  return kept === 'yes' || kept === 'no' ? kept : 'unasked';
}

function decide(consent: 'yes' | 'no'): void {
  writePreference('reviews', consent);
  listeners.notify();
}

/**
 * Reviews on another site, at the address that the deployment has configured. Nothing is loaded from it or sent to it
 * without consent; refusing takes as few taps as accepting, and either can be withdrawn here.
 */
export function OutsideReviews({ address }: { readonly address: string }) {
  const { t } = useTranslation('landing');
  const consent = useSyncExternalStore(observe, readConsent, (): Consent => 'unasked');
  const { host } = new URL(address);
  return (
    <Stack>
      <p>{t(consent === 'yes' ? 'reviews-shown' : 'reviews-question', { host })}</p>
      {consent === 'yes' ? <Embed src={address} title={t('reviews-frame', { host })} /> : null}
      {consent === 'no' ? <p>{t('reviews-refused')}</p> : null}
      <Row>
        {consent === 'yes' ? null : <Button onClick={() => decide('yes')}>{t('reviews-yes')}</Button>}
        {consent === 'no' ? null : (
          <Button onClick={() => decide('no')}>{t(consent === 'yes' ? 'reviews-hide' : 'reviews-no')}</Button>
        )}
      </Row>
    </Stack>
  );
}
