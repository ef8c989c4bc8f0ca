import { useTranslation } from '#i18n/use-translation.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { formatEuro } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { FailureReason } from '#shared/failure-reason.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Dialog } from '#ui/layout/dialog.tsx';

export interface ErasureDialogProps {
  readonly isFamily: boolean;
  /** In cents; null while it is not known, and for a family member. */
  readonly balance: number | null;
  readonly busy: boolean;
  readonly failure: DomainError | null;
  readonly onGo: () => void;
  readonly onClose: () => void;
}

/** Says what goes and what stays before the mail is asked. */
export function ErasureDialog({ isFamily, balance, busy, failure, onGo, onClose }: ErasureDialogProps) {
  const { t } = useTranslation(['erasure', 'errors']);
  const language = useLanguage();
  return (
    <Dialog
      open
      title={t('ask-title')}
      onClose={onClose}
      actions={
        <>
          <Button kind="main" icon="mail" busy={busy} onClick={onGo}>
            {t(busy ? 'ask-busy' : 'ask-go')}
          </Button>
          <Button onClick={onClose}>{t('ask-stay')}</Button>
        </>
      }
    >
      <p>{t(isFamily ? 'goes-family' : 'goes')}</p>
      {isFamily ? <p>{t('circle-family')}</p> : <p>{t('visits')}</p>}
      {isFamily ? null : (
        <p>
          {balance !== null && balance > 0 ? t('money-left', { amount: formatEuro(balance, language) }) : t('money')}
        </p>
      )}
      <p>{t(isFamily ? 'stays-family' : 'stays')}</p>
      <p>{t('how')}</p>
      {failure === null ? null : (
        <Notice kind="danger" announce="alert" title={t('ask-failed')}>
          <FailureReason reason={t(`errors:${failure.code}`)} />
        </Notice>
      )}
    </Dialog>
  );
}
