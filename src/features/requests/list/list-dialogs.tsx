import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import type { ListQuestions } from './use-list-questions.ts';
import { findRow, type RequestListState } from './use-request-list.ts';

export interface ListDialogsProps {
  readonly acting: ActingFor;
  readonly questions: ListQuestions;
  readonly list: RequestListState;
  readonly serviceName: (serviceId: string) => string;
}

/** The dialogs before a request is cancelled or removed. */
export function ListDialogs({ acting, questions, list, serviceName }: ListDialogsProps) {
  const { t } = useTranslation(['requests', 'filter']);
  const { cancelling, removing, askCancel, askRemove, cancelled, remove } = questions;
  return (
    <>
      {cancelling === null ? null : (
        <CancelDialog
          acting={acting}
          row={findRow(list, cancelling.id) ?? cancelling}
          service={serviceName(cancelling.serviceId)}
          onClose={() => askCancel(null)}
          onCancelled={cancelled}
        />
      )}
      {removing === null ? null : (
        <QuestionDialog
          title={t('filter:remove-title')}
          text={t('filter:remove-text')}
          stay={t('filter:remove-back')}
          go={t('filter:remove-confirm')}
          onStay={() => askRemove(null)}
          onGo={() => void remove(removing)}
        />
      )}
    </>
  );
}
