import { useTranslation } from 'react-i18next';
import { requestReference } from '#domain/requests/request-reference.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatDayOfMoment, formatStoredDay } from '#shared/days/day-words.ts';
import { RequestBadge } from '#shared/requests/request-badge.tsx';
import { isDelivered, type RequestRow } from '#shared/requests/request-row.ts';
import { Row } from '#ui/layout/row.tsx';
import { cardHeadingId } from './focus-card.ts';
import { RequestProgress } from './request-progress.tsx';

export interface RequestSummaryProps {
  readonly row: RequestRow;
  readonly service: string;
}

/** The upper part of a card: what was asked for, when, and how far it is. */
export function RequestSummary({ row, service }: RequestSummaryProps) {
  const { t } = useTranslation('requests');
  const language = useLanguage();
  return (
    <>
      <Row spread>
        <h2 id={cardHeadingId(row.id)} tabIndex={-1}>
          {t('card-name', { service })}
        </h2>
        <RequestBadge row={row} />
      </Row>
      <div>
        <p>{t('reference', { reference: requestReference(row.id, row.askedAt) })}</p>
        <p>{t('asked-on', { date: formatDayOfMoment(row.askedAt, language) })}</p>
        <p>{t('recent-day', { day: formatStoredDay(row.requestDate, language) })}</p>
      </div>
      {isDelivered(row) && row.status !== null ? (
        <>
          {row.status === 'cancelled' ? null : <p>{t(`explain-${row.status}`)}</p>}
          <RequestProgress status={row.status} />
        </>
      ) : null}
    </>
  );
}
