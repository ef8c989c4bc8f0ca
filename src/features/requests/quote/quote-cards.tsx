import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { quoteSchema } from '#domain/documents/quote.ts';
import { readKnown } from '#domain/read-known.ts';
import type { RequestRow } from '#shared/requests/request-row.ts';
import { useServiceNames } from '#shared/requests/use-service-names.ts';
import { useWaitingCount } from '#shared/requests/use-waiting-count.ts';
import { Card } from '#ui/layout/card.tsx';
import { useVisitTime } from '../visit/use-visit-time.ts';
import { QuotePart } from './quote-part.tsx';

export interface QuoteCardsProps {
  readonly acting: ActingFor;
  readonly rows: readonly RequestRow[];
}

const isAsked = ({ quote, status, answer }: RequestRow) =>
  (answer !== null && answer.state !== 'received') ||
  (status !== 'cancelled' && readKnown(quoteSchema, quote)?.state === 'sent');

/**
 * A card for each price that waits for a yes or no, and for each answer that has yet to arrive or counts for nothing; it
 * stays, with what follows, once the answer is given.
 */
export function QuoteCards({ acting, rows }: QuoteCardsProps) {
  const { t } = useTranslation('requests');
  const serviceName = useServiceNames(acting);
  const visitTime = useVisitTime();
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const open = rows.filter((row) => isAsked(row) && row.answer === null);
  useWaitingCount('quotes', rows.length === 0 ? null : open.length);
  const asking = rows.filter(isAsked).filter(({ id }) => !asked.has(id));
  if (asking.length > 0) setAsked(new Set([...asked, ...asking.map(({ id }) => id)]));
  return rows
    .filter(({ id }) => asked.has(id))
    .map((row) => {
      const service = serviceName(row.serviceId);
      return (
        <Card key={row.id} tone="warm" title={t('request-heading', { service, when: visitTime(row) })}>
          <QuotePart acting={acting} row={row} service={service} />
        </Card>
      );
    });
}
