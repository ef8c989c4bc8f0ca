import { useTranslation } from 'react-i18next';
import { brand, phoneHref } from '#domain/brand.ts';
import { isBeingCancelled, type RequestRow } from '#shared/requests/request-row.ts';
import { Button } from '#ui/actions/button.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';

export interface DeliveryNoteProps {
  readonly row: RequestRow;
  readonly onChange: (itemId: string) => void;
  readonly onRetry: (itemId: string) => void;
  readonly onRemoveRequest: (itemId: string) => void;
  readonly onForgetCancellation: (itemId: string) => void;
}

const signInCodes: readonly string[] = ['not-signed-in', 'sign-in-expired'];

function CallButton() {
  const { t } = useTranslation('requests');
  return (
    <LinkButton href={phoneHref} icon="phone">
      {t('call', { phone: brand.phoneDisplay })}
    </LinkButton>
  );
}

/** Shows the state of an unsent or rejected request, the reason, and the actions of the user. */
export function DeliveryNote({ row, onChange, onRetry, onRemoveRequest, onForgetCancellation }: DeliveryNoteProps) {
  const { t } = useTranslation(['requests', 'errors']);
  const { delivery, cancellation } = row;
  return (
    <>
      {delivery?.state === 'needs-you' ? (
        <Notice kind="danger" title={t('delivery-needs-you')}>
          <p>{t(`errors:${delivery.error?.code ?? 'unknown'}`)}</p>
          <Row>
            <Button icon="note" onClick={() => onChange(delivery.itemId)}>
              {t('change-request')}
            </Button>
            <Button icon="retry" onClick={() => onRetry(delivery.itemId)}>
              {t('retry')}
            </Button>
            <Button icon="close" onClick={() => onRemoveRequest(delivery.itemId)}>
              {t('remove-request')}
            </Button>
            <CallButton />
          </Row>
        </Notice>
      ) : null}
      {delivery?.state === 'waiting' && !isBeingCancelled(row) ? (
        <p>{t(signInCodes.includes(delivery.error?.code ?? '') ? 'delivery-sign-in' : 'delivery-waiting-explained')}</p>
      ) : null}
      {cancellation !== null && isBeingCancelled(row) ? (
        <Notice
          kind="warning"
          icon="saved"
          title={t(cancellation.state === 'sending' ? 'cancellation-sending' : 'cancellation-waiting')}
        >
          <p>
            {t(
              signInCodes.includes(cancellation.error?.code ?? '') ? 'delivery-sign-in' : 'delivery-waiting-explained',
            )}
          </p>
        </Notice>
      ) : null}
      {cancellation?.state === 'needs-you' ? (
        <Notice kind="danger" title={t('cancellation-needs-you')}>
          <p>{t(`errors:${cancellation.error?.code ?? 'unknown'}`)}</p>
          <Row>
            <Button icon="retry" onClick={() => onRetry(cancellation.itemId)}>
              {t('retry')}
            </Button>
            <Button icon="check" onClick={() => onForgetCancellation(cancellation.itemId)}>
              {t('forget-cancellation')}
            </Button>
            <CallButton />
          </Row>
        </Notice>
      ) : null}
    </>
  );
}
