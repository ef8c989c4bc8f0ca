import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { requestQueries } from '#features/requests/queries.ts';
import { useStudentText } from '#features/requests/use-student-text.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { isCancellable, type RequestRow } from '#shared/requests/request-row.ts';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { CalendarOutcome } from './add-to-calendar.tsx';
import { DeliveryNote, type DeliveryNoteProps } from './delivery-note.tsx';
import { cardHeadingId, focusCard, useFocusAfterCancelButton } from './focus-card.ts';
import { RequestActions } from './request-actions.tsx';
import { RequestDetails } from './request-details.tsx';
import { RequestSummary } from './request-summary.tsx';

export interface RequestCardProps extends Omit<DeliveryNoteProps, 'row'> {
  readonly acting: ActingFor;
  readonly row: RequestRow;
  readonly service: string;
  /** The student's name is fetched before the details are opened. */
  readonly readsAhead: boolean;
  readonly onCancel: (row: RequestRow) => void;
  /** Opens the form, filled in as this request was. */
  readonly onAskAgain: (requestId: string) => void;
}

export function RequestCard(props: RequestCardProps) {
  const { acting, row, service, readsAhead, onCancel, onAskAgain, onRetry, onForgetCancellation, ...rest } = props;
  const { t } = useTranslation('requests');
  const detailsId = useId();
  const [open, setOpen] = useState(false);
  // So that the name of Thursday's student is there without a network too.
  const student = useStudentText(useCachedQuery(requestQueries.planning(acting, row.id), readsAhead));
  const [calendar, setCalendar] = useState<CalendarOutcome>(null);
  const cancelRef = useFocusAfterCancelButton(row.id, isCancellable(row));

  return (
    <Card as="article" aria-labelledby={cardHeadingId(row.id)}>
      <RequestSummary row={row} service={service} />
      <DeliveryNote
        {...rest}
        row={row}
        onRetry={(itemId) => {
          focusCard(row.id);
          onRetry(itemId);
        }}
        onForgetCancellation={(itemId) => {
          focusCard(row.id);
          onForgetCancellation(itemId);
        }}
      />
      {row.status === 'cancelled' ? (
        <p>
          <strong>{t('cancelled-card')}</strong>. {t('explain-cancelled')}
        </p>
      ) : null}
      <RequestActions
        row={row}
        service={service}
        student={student}
        open={open}
        detailsId={detailsId}
        onToggle={() => setOpen(!open)}
        onCalendar={setCalendar}
        onAskAgain={onAskAgain}
        cancelRef={cancelRef}
        onCancel={onCancel}
      />
      <StatusArea>{calendar === null ? null : <p>{t(`agenda-${calendar}`)}</p>}</StatusArea>
      <div id={detailsId} hidden={!open}>
        {open ? <RequestDetails acting={acting} row={row} service={service} /> : null}
      </div>
    </Card>
  );
}
