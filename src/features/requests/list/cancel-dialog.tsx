import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { cachedKeys } from '#offline/cached/cached-query.ts';
import { deviceOutbox } from '#sync/account-outbox.ts';
import { formatStoredDay } from '#shared/days/day-words.ts';
import { isCancellable, type RequestRow } from '#shared/requests/request-row.ts';
import { CancellationCost } from './cancellation-cost.tsx';
import { cancelRequest } from './cancel-request.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { useCancelFailure } from './use-cancel-failure.ts';

export interface CancelDialogProps {
  readonly acting: ActingFor;
  /** The current row: it can change while the dialog is open. */
  readonly row: RequestRow;
  readonly service: string;
  readonly onClose: () => void;
  /** Called once the cancellation is queued or done; the row of the request shows which. */
  readonly onCancelled: (row: RequestRow) => void;
}

export function CancelDialog({ acting, row, service, onClose, onCancelled }: CancelDialogProps) {
  const { t } = useTranslation(['requests', 'errors']);
  const language = useLanguage();
  const client = useQueryClient();
  const cancelFailure = useCancelFailure();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<DomainError | null>(null);

  const alreadyCancelled = row.status === 'cancelled';
  const tooLate = !alreadyCancelled && !isCancellable(row);
  const said = failure === null || tooLate ? null : cancelFailure(failure.code);

  async function cancel() {
    if (alreadyCancelled) {
      onCancelled(row);
      return;
    }
    setBusy(true);
    const outcome = await cancelRequest(acting, row.id, deviceOutbox());
    setBusy(false);
    if (outcome.kind === 'failed') {
      setFailure(outcome.error);
      return;
    }
    void client.invalidateQueries({ queryKey: cachedKeys.volatile(acting) });
    onCancelled(row);
  }

  return (
    <QuestionDialog
      title={t('cancel-title')}
      text={t('cancel-text', { service, day: formatStoredDay(row.requestDate, language) })}
      changeNotice={alreadyCancelled ? t('progress-cancelled') : tooLate ? t('errors:not-cancellable') : null}
      stay={t('cancel-back')}
      go={t('cancel-confirm')}
      goBusy={t('cancel-busy')}
      busy={busy}
      tooLate={tooLate}
      failure={said === null ? null : [said.title, ...(said.why === null ? [] : [said.why]), t('call-instead')]}
      onStay={onClose}
      onGo={() => void cancel()}
    >
      {alreadyCancelled || tooLate ? null : <CancellationCost visit={row} />}
    </QuestionDialog>
  );
}
