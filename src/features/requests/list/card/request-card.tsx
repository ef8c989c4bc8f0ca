import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { requestReference } from '#domain/requests/request-reference.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { deviceClock } from '#lib/clock.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { dayOfMoment, readableDay } from '#shared/days/day-words.ts';
import { RequestBadge } from '#shared/requests/request-badge.tsx';
import { isCancellable, isDelivered, type RequestRow } from '#shared/requests/request-row.ts';
import { Button } from '#ui/actions/button.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { requestQueries } from '#features/requests/queries.ts';
import { useStudentText } from '#features/requests/use-student-text.ts';
import { AddToCalendar, type CalendarOutcome } from './add-to-calendar.tsx';
import { DeliveryNote, type DeliveryNoteProps } from './delivery-note.tsx';
import { RequestDetails } from './request-details.tsx';
import { RequestProgress } from './request-progress.tsx';
import { isComingVisit } from './visit-file.ts';

export interface RequestCardProps extends Omit<DeliveryNoteProps, 'row'> {
  readonly acting: ActingFor;
  readonly row: RequestRow;
  readonly service: string;
  /** The student's name is read before anybody opens the details. */
  readonly readsAhead: boolean;
  readonly onCancel: (row: RequestRow) => void;
  /** Opens the form, filled in as this request was. */
  readonly onAskAgain: (requestId: string) => void;
}

function headingId(requestId: string): string {
  return `request-card-${requestId}`;
}

/**
 * Lets the reading go on at a card: when more cards appear, and when the button that was pressed disappears, which would
 * take the focus with it.
 * @returns false when there is no such card.
 */
export function readOnAtCard(requestId: string): boolean {
  const heading = document.getElementById(headingId(requestId));
  heading?.focus();
  return heading !== null;
}

export function RequestCard(props: RequestCardProps) {
  const { acting, row, service, readsAhead, onCancel, onAskAgain, onRetry, onForgetCancellation, ...rest } = props;
  const { t } = useTranslation('requests');
  const language = useLanguage();
  const detailsId = useId();
  const [open, setOpen] = useState(false);
  const day = readableDay(row.requestDate, language);
  const named = (action: string) => t('button-name', { action, service, day });
  const delivered = isDelivered(row);
  // So that the name of Thursday's student is there without a network too.
  const student = useStudentText(useCachedQuery(requestQueries.planning(acting, row.id), readsAhead));
  const [calendar, setCalendar] = useState<CalendarOutcome>(null);
  const cancellable = isCancellable(row);
  const lostFocus = useRef(false);

  // Somebody else may have changed the request: the button then goes away, and must not take the focus along.
  const watchFocus = useCallback(
    (button: HTMLButtonElement | null) => () => {
      lostFocus.current = button !== null && document.activeElement === button;
    },
    [],
  );
  useEffect(() => {
    if (!cancellable && lostFocus.current) readOnAtCard(row.id);
    lostFocus.current = false;
  }, [cancellable, row.id]);

  const toggle = t(open ? 'hide-details' : 'show-details');
  return (
    <Card as="article" aria-labelledby={headingId(row.id)}>
      <Row spread>
        <h2 id={headingId(row.id)} tabIndex={-1}>
          {t('card-name', { service })}
        </h2>
        <RequestBadge row={row} />
      </Row>
      <div>
        <p>{t('reference', { reference: requestReference(row.id, row.askedAt) })}</p>
        <p>{t('asked-on', { date: dayOfMoment(row.askedAt, language) })}</p>
        <p>{t('recent-day', { day })}</p>
      </div>
      {delivered && row.status !== null ? (
        <>
          {row.status === 'cancelled' ? null : <p>{t(`explain-${row.status}`)}</p>}
          <RequestProgress status={row.status} />
        </>
      ) : null}
      <DeliveryNote
        {...rest}
        row={row}
        onRetry={(itemId) => {
          readOnAtCard(row.id);
          onRetry(itemId);
        }}
        onForgetCancellation={(itemId) => {
          readOnAtCard(row.id);
          onForgetCancellation(itemId);
        }}
      />
      {row.status === 'cancelled' ? (
        <p>
          <strong>{t('cancelled-card')}</strong>. {t('explain-cancelled')}
        </p>
      ) : null}
      <Row>
        <Button
          icon={open ? 'up' : 'down'}
          aria-expanded={open}
          aria-controls={detailsId}
          aria-label={named(toggle)}
          onClick={() => setOpen(!open)}
        >
          {toggle}
        </Button>
        {isComingVisit(row, deviceClock.now()) ? (
          <AddToCalendar
            row={row}
            service={service}
            student={student}
            label={named(t('agenda-add'))}
            onOutcome={setCalendar}
          />
        ) : null}
        {delivered ? (
          <Button icon="again" aria-label={named(t('ask-again'))} onClick={() => onAskAgain(row.id)}>
            {t('ask-again')}
          </Button>
        ) : null}
        {cancellable ? (
          <Button icon="close" aria-label={named(t('cancel'))} ref={watchFocus} onClick={() => onCancel(row)}>
            {t('cancel')}
          </Button>
        ) : null}
      </Row>
      <StatusArea>{calendar === null ? null : <p>{t(`agenda-${calendar}`)}</p>}</StatusArea>
      <div id={detailsId} hidden={!open}>
        {open ? <RequestDetails acting={acting} row={row} service={service} /> : null}
      </div>
    </Card>
  );
}
