import { memo, use, useId, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import { comingVisits, isComingVisit } from '#domain/requests/coming-visits.ts';
import { isAroundDoor } from '#domain/visits/door-code.ts';
import { DoorCodeCard } from '#features/requests/door/door-code-card.tsx';
import { StudentPhoto } from '#features/requests/door/student-photo.tsx';
import { requestQueries } from '#features/requests/queries.ts';
import { QuotePart } from '#features/requests/quote/quote-part.tsx';
import { SeriesPart } from '#features/requests/series/series-part.tsx';
import { ThreadOfRequest } from '#features/requests/threads/thread-of-request.tsx';
import { useStudentText } from '#features/requests/use-student-text.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { formatStoredDay } from '#shared/days/day-words.ts';
import { MayBook } from '#shared/requests/may-book.ts';
import { isCancellable, type RequestRow } from '#shared/requests/request-row.ts';
import { visitRows, visitsOf } from '#shared/requests/visit-rows.ts';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { CalendarOutcome } from '#features/requests/visit/add-to-calendar.tsx';
import { AskedBy } from './asked-by.tsx';
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

/** Around the day of a visit: who will stand there, and the code. */
function AtTheDoor({ acting, visit, now }: Pick<RequestCardProps, 'acting' | 'now'> & { readonly visit: RequestRow }) {
  if (visit.status !== 'assigned' || !isAroundDoor(visit.requestDate, brusselsDate(now))) return null;
  return (
    <>
      <StudentPhoto acting={acting} visitId={visit.id} />
      <DoorCodeCard acting={acting} visitId={visit.id} now={now} />
    </>
  );
}

/**
 * One request of the list. Drawn again when something of it changes, and not with the list: a dialog over a hundred cards,
 * and twenty more below them, leave those that are there as they are.
 */
export const RequestCard = memo(function RequestCard(props: RequestCardProps) {
  const { acting, row, now, service, readsAhead, onCancel, onAskAgain, onRetry, onForgetCancellation, ...rest } = props;
  const { t } = useTranslation(['requests', 'visits']);
  const day = formatStoredDay(row.requestDate, useLanguage());
  const named = (action: string) => t('button-name', { action, service, day });
  const detailsId = useId();
  const [open, setOpen] = useState(false);
  // Of a series the next visit counts, and each is changed by itself.
  const visit = comingVisits(visitRows([row]), now)[0] ?? row;
  const mayChange = visitsOf(row).length === 0;
  const mayBook = use(MayBook);
  // So that the name of Thursday's student is there without a network too.
  const student = useStudentText(useCachedQuery(requestQueries.planning(acting, visit.id), readsAhead));
  const [calendar, setCalendar] = useState<CalendarOutcome>(null);
  // The pressed button goes away.
  const atCard = (act: (itemId: string) => void) => (itemId: string) => {
    focusCard(row.id);
    act(itemId);
  };
  const cancelRef = useFocusAfterCancelButton(row.id, isCancellable(row));

  return (
    <Card as="article" aria-labelledby={`${cardHeadingId(row.id)} ${cardKindId(row.id)}`}>
      <RequestSummary
        row={row}
        visit={visit}
        service={service}
        student={visit.status === 'assigned' ? student : null}
      />
      <AtTheDoor acting={acting} visit={visit} now={now} />
      {row.askedBy === undefined ? null : <AskedBy acting={acting} uid={row.askedBy} />}
      {mayBook ? <QuotePart acting={acting} row={row} service={service} /> : null}
      <DeliveryNote {...rest} row={row} onRetry={atCard(onRetry)} onForgetCancellation={atCard(onForgetCancellation)} />
      <SeriesPart acting={acting} row={row} now={now} service={service} />
      <ThreadOfRequest acting={acting} row={row} now={now} />
      <RequestActions
        row={row}
        visit={visit}
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
      {mayChange && isComingVisit(row, now) ? <ChangeVisit acting={acting} row={row} now={now} /> : null}
      {mayChange && mayBook && isCancellable(row) ? (
        <CancelPart row={row} now={now} label={named(t('cancel'))} cancelRef={cancelRef} onCancel={onCancel} />
      ) : null}
    </Card>
  );
});
