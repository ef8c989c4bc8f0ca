import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { deviceClock } from '#lib/clock.ts';
import { formatStoredDay } from '#shared/days/day-words.ts';
import { isCancellable, isDelivered, type RequestRow } from '#shared/requests/request-row.ts';
import { Button } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { AddToCalendar, type AddToCalendarProps } from './add-to-calendar.tsx';
import { isComingVisit } from './visit-file.ts';

export interface RequestActionsProps {
  readonly row: RequestRow;
  readonly service: string;
  /** Who comes; null while that is not known here. */
  readonly student: string | null;
  /** The details are open; `detailsId` is the element they are in. */
  readonly open: boolean;
  readonly detailsId: string;
  readonly onToggle: () => void;
  readonly onCalendar: AddToCalendarProps['onOutcome'];
  readonly onAskAgain: (requestId: string) => void;
  readonly cancelRef: Ref<HTMLButtonElement>;
  readonly onCancel: (row: RequestRow) => void;
}

/** The buttons of a card. Their names tell which request they belong to. */
export function RequestActions(props: RequestActionsProps) {
  const { row, service, student, open, detailsId, onToggle, onCalendar, onAskAgain, cancelRef, onCancel } = props;
  const { t } = useTranslation('requests');
  const day = formatStoredDay(row.requestDate, useLanguage());
  const named = (action: string) => t('button-name', { action, service, day });
  const toggle = t(open ? 'hide-details' : 'show-details');
  return (
    <Row>
      <Button
        icon={open ? 'up' : 'down'}
        aria-expanded={open}
        aria-controls={detailsId}
        aria-label={named(toggle)}
        onClick={onToggle}
      >
        {toggle}
      </Button>
      {isComingVisit(row, deviceClock.now()) ? (
        <AddToCalendar
          row={row}
          service={service}
          student={student}
          label={named(t('agenda-add'))}
          onOutcome={onCalendar}
        />
      ) : null}
      {isDelivered(row) ? (
        <Button icon="again" aria-label={named(t('ask-again'))} onClick={() => onAskAgain(row.id)}>
          {t('ask-again')}
        </Button>
      ) : null}
      {isCancellable(row) ? (
        <Button icon="close" aria-label={named(t('cancel'))} ref={cancelRef} onClick={() => onCancel(row)}>
          {t('cancel')}
        </Button>
      ) : null}
    </Row>
  );
}
