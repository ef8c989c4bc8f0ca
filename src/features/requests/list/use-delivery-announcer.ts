import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { RequestRow } from '#shared/requests/request-row.ts';
import { deliveryChanges } from './delivery-changes.ts';
import { useCancelFailure } from './use-cancel-failure.ts';

/** Returns the text for the live region: the requests that were received or rejected since the previous rows. */
export function useDeliveryAnnouncer(
  rows: readonly RequestRow[] | null,
  /** Requests left out because their own notice is a live region. */
  noticed: readonly (string | null)[],
  serviceName: (serviceId: string) => string,
): string {
  const { t } = useTranslation('requests');
  const cancelFailure = useCancelFailure();
  const before = useRef<readonly RequestRow[] | null>(null);
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    const changes =
      before.current === null || rows === null
        ? []
        : deliveryChanges(before.current, rows).filter(({ row }) => !noticed.includes(row.id));
    before.current = rows;
    if (changes.length === 0) return;
    setSpoken(
      changes
        .map(({ row, about, state }) => {
          const refused = () =>
            about === 'delivery'
              ? t('delivery-needs-you')
              : cancelFailure(row.cancellation?.error?.code ?? 'unknown').title;
          const words =
            state === 'needs-you' ? refused() : t(about === 'delivery' ? 'delivery-received' : 'cancel-done');
          return t('announce-delivery', { service: serviceName(row.serviceId), state: words });
        })
        .join('. '),
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a change of the rows is announced, not that of a service name.
  }, [rows]);

  return spoken;
}
