import { use } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { isComingVisit } from '#domain/requests/coming-visits.ts';
import { MayBook } from '#shared/requests/may-book.ts';
import { isDelivered, type RequestRow } from '#shared/requests/request-row.ts';
import { Button } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { AddToCalendar, type AddToCalendarProps } from '#features/requests/visit/add-to-calendar.tsx';

export interface RequestActionsProps {
  readonly row: RequestRow;
  /** The row itself; of a series, its next visit. */
  readonly visit: RequestRow;
  readonly now: Date;
  readonly service: string;
  /** Who comes; null while that is not known here. */
  readonly student: string | null;
  /** The accessible name of a button, which tells the request. */
  readonly named: (action: string) => string;
  /** The details are open; `detailsId` is the element they are in, right after these buttons. */
  readonly open: boolean;
  readonly detailsId: string;
  readonly onToggle: () => void;
  readonly onCalendar: AddToCalendarProps['onOutcome'];
  readonly onAskAgain: (requestId: string) => void;
}

/** The buttons of a card; that of the details is last, because they open below it. */
export function RequestActions(props: RequestActionsProps) {
  const { row, visit, now, service, student, named, open, detailsId, onToggle, onCalendar, onAskAgain } = props;
  const { t } = useTranslation(['requests', 'visits']);
  const mayBook = use(MayBook);
  const toggle = t(open ? 'hide-details' : 'show-details');
  return (
    <Row>
      {isComingVisit(visit, now) ? (
        <AddToCalendar
          row={visit}
          service={service}
          student={student}
          label={named(t('visits:agenda-add'))}
          onOutcome={onCalendar}
        />
      ) : null}
      {mayBook && isDelivered(row) ? (
        <Button icon="again" aria-label={named(t('ask-again'))} onClick={() => onAskAgain(row.id)}>
          {t('ask-again')}
        </Button>
      ) : null}
      <Button
        icon={open ? 'up' : 'down'}
        aria-expanded={open}
        aria-controls={detailsId}
        aria-label={named(toggle)}
        onClick={onToggle}
      >
        {toggle}
      </Button>
    </Row>
  );
}
