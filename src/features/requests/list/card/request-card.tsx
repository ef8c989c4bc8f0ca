import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import { isComingVisit } from '#domain/requests/coming-visits.ts';
import { isAroundDoor } from '#domain/visits/door-code.ts';
import { DoorCodeCard } from '#features/requests/door/door-code-card.tsx';
import { StudentPhoto } from '#features/requests/door/student-photo.tsx';
import { requestQueries } from '#features/requests/queries.ts';
import { QuotePart } from '#features/requests/quote/quote-part.tsx';
import { useStudentText } from '#features/requests/use-student-text.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { formatStoredDay } from '#shared/days/day-words.ts';
import { isCancellable, type RequestRow } from '#shared/requests/request-row.ts';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { CalendarOutcome } from '#features/requests/visit/add-to-calendar.tsx';
import { CancelPart } from './cancel-part.tsx';
import { ChangeVisit } from './change-visit.tsx';
import { DeliveryNote, type DeliveryNoteProps } from './delivery-note.tsx';
import { cardHeadingId, cardKindId, focusCard, useFocusAfterCancelButton } from './focus-card.ts';
import { RequestActions } from './request-actions.tsx';
import { RequestDetails } from './request-details.tsx';
import { RequestSummary } from './request-summary.tsx';

export interface RequestCardProps extends Omit<DeliveryNoteProps, 'row'> {
  readonly acting: ActingFor;
  readonly row: RequestRow;
  readonly now: Date;
  readonly service: string;
  /** The student's name is fetched before the details are opened. */
  readonly readsAhead: boolean;
  readonly onCancel: (row: RequestRow) => void;
  /** Opens the form, filled in as this request was. */
  readonly onAskAgain: (requestId: string) => void;
}

export function RequestCard(props: RequestCardProps) {
  const { acting, row, now, service, readsAhead, onCancel, onAskAgain, onRetry, onForgetCancellation, ...rest } = props;
  const { t } = useTranslation(['requests', 'visits']);
  const day = formatStoredDay(row.requestDate, useLanguage());
  const named = (action: string) => t('button-name', { action, service, day });
  const detailsId = useId();
  const [open, setOpen] = useState(false);
  // So that the name of Thursday's student is there without a network too.
  const student = useStudentText(useCachedQuery(requestQueries.planning(acting, row.id), readsAhead));
  const [calendar, setCalendar] = useState<CalendarOutcome>(null);
  const cancelRef = useFocusAfterCancelButton(row.id, isCancellable(row));

  return (
    <Card as="article" aria-labelledby={`${cardHeadingId(row.id)} ${cardKindId(row.id)}`}>
      <RequestSummary row={row} service={service} student={row.status === 'assigned' ? student : null} />
      {row.status === 'assigned' && isAroundDoor(row.requestDate, brusselsDate(now)) ? (
        <>
          <StudentPhoto acting={acting} visitId={row.id} />
          <DoorCodeCard acting={acting} visitId={row.id} now={now} />
        </>
      ) : null}
      <QuotePart acting={acting} row={row} service={service} />
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
      <RequestActions
        row={row}
        now={now}
        service={service}
        student={student}
        named={named}
        open={open}
        detailsId={detailsId}
        onToggle={() => setOpen(!open)}
        onCalendar={setCalendar}
        onAskAgain={onAskAgain}
      />
      <div id={detailsId} hidden={!open}>
        {open ? <RequestDetails acting={acting} row={row} service={service} /> : null}
      </div>
      <StatusArea>{calendar === null ? null : <p>{t(`visits:agenda-${calendar}`)}</p>}</StatusArea>
      {isComingVisit(row, now) ? <ChangeVisit row={row} now={now} /> : null}
      {isCancellable(row) ? (
        <CancelPart row={row} now={now} label={named(t('cancel'))} cancelRef={cancelRef} onCancel={onCancel} />
      ) : null}
    </Card>
  );
}
