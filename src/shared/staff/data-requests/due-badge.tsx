import { useTranslation } from '#i18n/use-translation.ts';
import type { DataRequest } from '#domain/documents/privacy/data-request.ts';
import { urgencyOf } from '#domain/privacy/data-request.ts';
import { daysBetween } from '#domain/requests/calendar.ts';
import { useToday } from '#shared/days/use-today.ts';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';

/** That little or no time is left for an answer; nothing while there is enough. */
export function DueBadge({ request }: { readonly request: Pick<DataRequest, 'due_on'> }) {
  const { t } = useTranslation('data-requests');
  const today = useToday();
  const urgency = urgencyOf(request, today);
  if (urgency === 'in-time') return null;
  const left = daysBetween(today, request.due_on);
  return urgency === 'late' ? (
    <StatusBadge tone="danger" icon="error">
      {t('late', { count: -left })}
    </StatusBadge>
  ) : (
    <StatusBadge tone="warning" icon="clock">
      {t(left === 0 ? 'due-today' : 'soon', { count: left })}
    </StatusBadge>
  );
}
