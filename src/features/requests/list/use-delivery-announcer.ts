import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestRow } from '#shared/requests/request-row.ts';
import { deliveryNews } from './delivery-news.ts';

/** The words for the live region of the list: what has arrived or been refused since it was last drawn. */
export function useDeliveryAnnouncer(
  rows: readonly RequestRow[] | null,
  /** Requests whose news stands in a notice of its own, which speaks for itself. */
  noticed: readonly (string | null)[],
  serviceName: (serviceId: string) => string,
): string {
  const { t } = useTranslation('requests');
  const before = useRef<readonly RequestRow[] | null>(null);
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    const news =
      before.current === null || rows === null
        ? []
        : deliveryNews(before.current, rows).filter(({ row }) => !noticed.includes(row.id));
    before.current = rows;
    if (news.length === 0) return;
    setSpoken(
      news
        .map(({ row, about, state }) => {
          const words =
            state === 'needs-you'
              ? t(`${about}-needs-you`)
              : t(about === 'delivery' ? 'delivery-received' : 'cancel-done');
          return t('announce-delivery', { service: serviceName(row.serviceId), state: words });
        })
        .join('. '),
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a change of the list is news; a name that was looked up is none.
  }, [rows]);

  return spoken;
}
