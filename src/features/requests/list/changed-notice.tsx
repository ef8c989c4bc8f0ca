import { useTranslation } from '#i18n/use-translation.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatStoredDay } from '#shared/days/day-words.ts';
import type { RequestRow } from '#shared/requests/request-row.ts';
import { Notice } from '#ui/feedback/notice.tsx';

export interface ChangedNoticeProps {
  readonly rows: readonly RequestRow[];
  readonly serviceName: (serviceId: string) => string;
}

/** Lists the requests that were changed elsewhere. Stays until the list is closed. */
export function ChangedNotice({ rows, serviceName }: ChangedNoticeProps) {
  const { t } = useTranslation(['requests', 'filter']);
  const language = useLanguage();
  if (rows.length === 0) return null;
  return (
    <Notice kind="info" title={t('filter:changed-title')}>
      {rows.map((row) => (
        <p key={row.id}>
          {t('filter:changed-line', {
            service: serviceName(row.serviceId),
            day: formatStoredDay(row.requestDate, language),
            status: row.status === null ? row.storedStatus : t(`status-${row.status}`),
          })}
        </p>
      ))}
    </Notice>
  );
}
