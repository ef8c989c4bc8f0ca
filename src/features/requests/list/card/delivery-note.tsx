import { useTranslation } from '#i18n/use-translation.ts';
import { phoneHref } from '#domain/brand.ts';
import { waitingText } from '#features/requests/waiting-text.ts';
import { type Delivery, isBeingCancelled, type RequestRow } from '#shared/requests/request-row.ts';
import { Button } from '#ui/actions/button.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';
import { useCancelFailure } from '../use-cancel-failure.ts';

export interface DeliveryNoteProps {
  readonly row: RequestRow;
  readonly onChange: (itemId: string) => void;
  readonly onRetry: (itemId: string) => void;
  readonly onRemoveRequest: (itemId: string) => void;
  readonly onForgetCancellation: (itemId: string) => void;
}

function CallButton() {
  const { t } = useTranslation('requests');
  return (
    <LinkButton href={phoneHref} icon="phone">
      {t('call')}
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
      {delivery?.state === 'waiting' && !isBeingCancelled(row) ? <p>{t(waitingText(delivery.error?.code))}</p> : null}
      {cancellation === null ? null : (
        <CancellationNote
          cancellation={cancellation}
          onRetry={() => onRetry(cancellation.itemId)}
          onForget={() => onForgetCancellation(cancellation.itemId)}
        />
      )}
    </>
  );
}

interface CancellationNoteProps {
  readonly cancellation: Delivery;
  readonly onRetry: () => void;
  readonly onForget: () => void;
}

function CancellationNote({ cancellation, onRetry, onForget }: CancellationNoteProps) {
  const { t } = useTranslation(['requests', 'filter']);
  const cancelFailure = useCancelFailure();
  const { state } = cancellation;
  if (state === 'received') return null;
  const code = cancellation.error?.code ?? 'unknown';
  const { title, why } = cancelFailure(code);
  if (state === 'needs-you') {
    return (
      <Notice kind="danger" title={title}>
        {why === null ? null : <p>{why}</p>}
        <Row>
          <Button icon="retry" onClick={onRetry}>
            {t('retry')}
          </Button>
          <Button icon="check" onClick={onForget}>
            {t('forget-cancellation')}
          </Button>
          <CallButton />
        </Row>
      </Notice>
    );
  }
  if (code === 'database-misconfigured') {
    // Retried without limit, but it is our mistake, and a visit may be near: she can call.
    return (
      <Notice kind="danger" title={title}>
        <p>{t('filter:cancellation-retried')}</p>
        <Row>
          <CallButton />
        </Row>
      </Notice>
    );
  }
  return (
    <>
      <p>
        <strong>{t(state === 'sending' ? 'cancellation-sending' : 'cancellation-waiting')}</strong>
      </p>
      <p>{t(waitingText(code))}</p>
    </>
  );
}
