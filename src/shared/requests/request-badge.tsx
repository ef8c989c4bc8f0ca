import { useTranslation } from '#i18n/use-translation.ts';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { isBeingCancelled, isDelivered, type RequestRow } from './request-row.ts';
import { statusStyles } from './status-styles.ts';

export interface RequestBadgeProps {
  readonly row: RequestRow;
  /** Text for an unknown status; the stored value by default. */
  readonly unknown?: string;
}

/** Shows the status of a request, or the state of its outbox item while it is not delivered. */
export function RequestBadge({ row, unknown }: RequestBadgeProps) {
  const { t } = useTranslation('requests');
  if (row.delivery !== null && !isDelivered(row)) {
    if (isBeingCancelled(row)) {
      return (
        <StatusBadge tone="warning" icon="saved">
          {t('cancellation-waiting')}
        </StatusBadge>
      );
    }
    const { state } = row.delivery;
    const needsYou = state === 'needs-you';
    return (
      <StatusBadge tone={needsYou ? 'danger' : 'warning'} icon={needsYou ? 'warning' : 'saved'}>
        {t(`delivery-${state}`)}
      </StatusBadge>
    );
  }
  if (row.status === null) return <StatusBadge tone="neutral">{unknown ?? row.storedStatus}</StatusBadge>;
  const { tone, icon } = statusStyles[row.status];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {t(`status-${row.status}`)}
    </StatusBadge>
  );
}
