import { useEffect, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ExplainsOffline } from '#shared/cached/explains-offline.tsx';
import { sendsWhenClosed } from '#lib/device/background-sync.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import type { Delivery } from './delivery.ts';

/** The outcome of the last press of a button. */
export type Outcome =
  | { readonly kind: 'none' | 'unchanged' | 'left' | 'received' }
  | { readonly kind: 'failed'; readonly error: DomainError };

/** spec.md section 8: the second sentence comes half a second after the first. */
const explainedAfterMs = 500;

function Updated() {
  const { t } = useTranslation('profile');
  const [explained, setExplained] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setExplained(true), explainedAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Notice kind="success" title={t('updated')}>
      {explained ? <p>{t('updated-explained')}</p> : null}
    </Notice>
  );
}

export interface OutcomeAreaProps {
  readonly delivery: Delivery;
  readonly outcome: Outcome;
}

/** Status of the changes. "Bijgewerkt" is shown only once the server has confirmed them. */
export function OutcomeArea({ delivery, outcome }: OutcomeAreaProps) {
  const { t } = useTranslation(['profile', 'errors']);
  if (outcome.kind === 'failed') {
    return (
      <Notice kind="danger" title={t('failed')}>
        <p>{t(`errors:${outcome.error.code}`)}</p>
        <p>{t('failed-nowhere')}</p>
        <p>{t('call-instead')}</p>
      </Notice>
    );
  }
  if (delivery.kind === 'waiting') {
    // Waiting and retrying have the same text: otherwise screen readers would announce each attempt.
    const explanation = sendsWhenClosed() ? 'waiting-explained' : 'waiting-open';
    return (
      <Notice kind="success" icon="saved" title={t('waiting')}>
        <p>{t(delivery.needsSignIn ? 'waiting-sign-in' : explanation)}</p>
        <ExplainsOffline />
      </Notice>
    );
  }
  if (outcome.kind === 'unchanged' || outcome.kind === 'left') return <Notice kind="info">{t(outcome.kind)}</Notice>;
  const isReceived = delivery.kind === 'received' || (delivery.kind === 'none' && outcome.kind === 'received');
  return isReceived ? <Updated /> : null;
}
