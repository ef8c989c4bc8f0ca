import { useTranslation } from '#i18n/use-translation.ts';
import { requestReference } from '#domain/requests/request-reference.ts';
import { deviceClock } from '#lib/clock.ts';
import { downloadFile } from '#lib/download-file.ts';
import type { RequestRow } from '#shared/requests/request-row.ts';
import { Button } from '#ui/actions/button.tsx';
import { visitFile } from './visit-file.ts';

export type CalendarOutcome = 'ready' | 'failed' | null;

export interface AddToCalendarProps {
  readonly row: RequestRow;
  readonly service: string;
  /** The student's name and town; null while unknown on this device. */
  readonly student: string | null;
  readonly label: string;
  readonly onOutcome: (outcome: CalendarOutcome) => void;
}

export function AddToCalendar({ row, service, student, label, onOutcome }: AddToCalendarProps) {
  const { t } = useTranslation('visits');

  function add() {
    const contact = t('agenda-contact', { reference: requestReference(row.id, row.askedAt) });
    const description = student === null ? contact : `${t('agenda-student', { student })}\n${contact}`;
    const file = visitFile(row, { title: t('agenda-visit', { service }), description }, deviceClock.now());
    onOutcome(file !== null && downloadFile(file) ? 'ready' : 'failed');
  }

  return (
    <Button icon="calendar" aria-label={label} onClick={add}>
      {t('agenda-add')}
    </Button>
  );
}
