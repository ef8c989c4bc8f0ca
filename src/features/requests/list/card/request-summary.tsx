import { useTranslation } from '#i18n/use-translation.ts';
import { requestReference } from '#domain/requests/request-reference.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatDayOfMoment } from '#shared/days/day-words.ts';
import { RequestBadge } from '#shared/requests/request-badge.tsx';
import { isDelivered, type RequestRow } from '#shared/requests/request-row.ts';
import { SmallPrint } from '#ui/content/small-print.tsx';
import { Row } from '#ui/layout/row.tsx';
import { useVisitTime } from '#features/requests/visit/use-visit-time.ts';
import { cardHeadingId, cardKindId } from './focus-card.ts';
import { RequestProgress } from './request-progress.tsx';

export interface RequestSummaryProps {
  readonly row: RequestRow;
  /** The row itself; of a series, its next visit. */
  readonly visit: RequestRow;
  readonly service: string;
  /** Who comes; null while that is not known here. */
  readonly student: string | null;
}

/** The upper part of a card: what was asked for, when, who comes, and how far it is. */
export function RequestSummary({ row, visit, service, student }: RequestSummaryProps) {
  const { t } = useTranslation(['requests', 'visits']);
  const language = useLanguage();
  const when = useVisitTime()(visit);
  return (
    <>
      <Row spread>
        <h2 id={cardHeadingId(row.id)} tabIndex={-1}>
          {t('request-heading', { service, when })}
        </h2>
        <RequestBadge row={row} />
      </Row>
      {student === null ? null : (
        <p>
          <strong>{t('visits:request-with', { student })}</strong>
        </p>
      )}
      {isDelivered(row) && row.status !== null ? (
        <>
          {row.status === 'cancelled' ? null : <p>{t(`explain-${row.status}`)}</p>}
          <RequestProgress status={row.status} />
        </>
      ) : null}
      <SmallPrint>
        <span id={cardKindId(row.id)}>{t('card-name', { service })}</span>
        <span>{t('reference', { reference: requestReference(row.id, row.askedAt) })}</span>
        <span>{t('asked-on', { date: formatDayOfMoment(row.askedAt, language) })}</span>
      </SmallPrint>
    </>
  );
}
