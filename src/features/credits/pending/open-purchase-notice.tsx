import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';
import { useEuroFormat } from '../use-euro-format.ts';
import type { OpenPurchase } from './open-purchases.ts';

export interface OpenPurchaseNoticeProps {
  readonly purchase: OpenPurchase;
  /** Its page is being opened. */
  readonly continuing: boolean;
  /** null while no page can be opened. */
  readonly onContinue: ((purchase: OpenPurchase) => void) | null;
  readonly onCancel: (sessionId: string) => void;
}

/** A pending purchase, which can be paid or cancelled. */
export function OpenPurchaseNotice({ purchase, continuing, onContinue, onCancel }: OpenPurchaseNoticeProps) {
  const { t } = useTranslation('credits');
  const formatEuro = useEuroFormat();
  const { sessionId, cents } = purchase;
  return (
    <Notice kind="warning" icon="clock" title={t('open-title', { amount: formatEuro(cents) })}>
      <p>{t('open-text')}</p>
      <Row>
        {onContinue === null ? null : (
          <Button icon="credits" busy={continuing} onClick={() => onContinue(purchase)}>
            {t(continuing ? 'buy-busy' : 'open-continue')}
          </Button>
        )}
        <Button icon="close" disabled={continuing} onClick={() => onCancel(sessionId)}>
          {t('open-cancel')}
        </Button>
      </Row>
    </Notice>
  );
}

/** A payment that the bank is still processing. */
export function UnderWayNotice({ purchase }: { readonly purchase: OpenPurchase }) {
  const { t } = useTranslation(['credits', 'errors']);
  const amount = useEuroFormat()(purchase.cents);
  return (
    <Notice kind="info" icon="clock" title={t('under-way-title', { amount })}>
      <p>{t('errors:payment-under-way')}</p>
    </Notice>
  );
}
