import { useEffect, useRef } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatDayOfMoment } from '#shared/days/day-words.ts';
import { FailureReason } from '#shared/failure-reason.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Dialog } from '#ui/layout/dialog.tsx';
import { useEuroFormat } from '../use-euro-format.ts';
import type { Question } from './use-refund.ts';

/** Says how much goes back, where to, and how long it takes. */
function WhatHappens({ question: { byCard, byTransfer, purchase } }: { readonly question: Question }) {
  const { t } = useTranslation('refund');
  const language = useLanguage();
  const formatEuro = useEuroFormat();
  const dayOf = (moment: string) => formatDayOfMoment(new Date(moment), language);
  return (
    <>
      {purchase === null ? null : (
        <p>{t('withdraw-what', { amount: formatEuro(purchase.bought), day: dayOf(purchase.boughtAt) })}</p>
      )}
      {purchase === null || purchase.used === 0 ? null : (
        <p>{t('withdraw-part', { used: formatEuro(purchase.used) })}</p>
      )}
      {byCard === 0 ? null : <p>{t('by-card', { amount: formatEuro(byCard) })}</p>}
      {byTransfer === 0 ? null : <p>{t('by-transfer', { amount: formatEuro(byTransfer) })}</p>}
      <p>{t('gone-at-once')}</p>
    </>
  );
}

/** Without an answer the refund may have been booked: trying again sends the same command id, and books it once. */
function Failure({ error: { code } }: { readonly error: DomainError }) {
  const { t } = useTranslation(['refund', 'errors']);
  const box = useRef<HTMLDivElement>(null);
  // On a phone the text above it fills the dialog, and the notice would be out of sight.
  useEffect(() => {
    // Browsers return a promise, which is no clean-up.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box}>
      <Notice kind="danger" announce="alert" title={t('failed')}>
        <FailureReason reason={t(`errors:${code}`)} />
        {code === 'network' || code === 'server-unavailable' ? <p>{t('failed-nothing')}</p> : null}
      </Notice>
    </div>
  );
}

export interface RefundDialogProps {
  readonly question: Question;
  readonly busy: boolean;
  readonly failure: DomainError | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The second tap. */
export function RefundDialog({ question, busy, failure, onConfirm, onClose }: RefundDialogProps) {
  const { t } = useTranslation('refund');
  const formatEuro = useEuroFormat();
  const amount = formatEuro(question.cents);
  const isWithdrawal = question.purchase !== null;
  const go = isWithdrawal ? t('withdraw-sure') : t('sure', { amount });
  return (
    <Dialog
      open
      title={isWithdrawal ? t('withdraw-title') : t('sure-title', { amount })}
      onClose={() => {
        if (!busy) onClose();
      }}
      actions={
        <>
          <Button kind="main" busy={busy} onClick={onConfirm}>
            {busy ? t('busy') : go}
          </Button>
          <Button disabled={busy} onClick={onClose}>
            {t('back')}
          </Button>
        </>
      }
    >
      <WhatHappens question={question} />
      {failure === null || busy ? null : <Failure error={failure} />}
    </Dialog>
  );
}
