import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import { readOnAtCard, RequestCard, type RequestCardProps } from './request-card.tsx';
import type { RequestRow } from './request-row.ts';

/** As many cards as one looks through at once. */
const pageSize = 20;

export interface RequestListProps extends Omit<RequestCardProps, 'row' | 'service'> {
  readonly rows: readonly RequestRow[];
  readonly serviceName: (serviceId: string) => string;
  /** There may be older requests on the server. */
  readonly mayHaveMore: boolean;
  readonly onFetchMore: () => void;
}

export function RequestList({ rows, serviceName, mayHaveMore, onFetchMore, ...card }: RequestListProps) {
  const { t } = useTranslation('requests');
  const [shownCount, setShownCount] = useState(pageSize);
  const readOnFrom = useRef<number | null>(null);
  const shown = rows.slice(0, shownCount);
  const hidden = rows.length - shown.length;

  useEffect(() => {
    const row = readOnFrom.current === null ? undefined : shown[readOnFrom.current];
    if (row === undefined) return;
    readOnFrom.current = null;
    readOnAtCard(row.id);
  });

  function showMore() {
    readOnFrom.current = shown.length;
    if (hidden < pageSize && mayHaveMore) onFetchMore();
    setShownCount(shownCount + pageSize);
  }

  return (
    <Stack gap="wide">
      <Stack as="ul" gap="wide">
        {shown.map((row) => (
          <li key={row.id}>
            <RequestCard {...card} row={row} service={serviceName(row.serviceId)} />
          </li>
        ))}
      </Stack>
      {hidden > 0 || mayHaveMore ? (
        <Row>
          <Button icon="down" onClick={showMore}>
            {t('list-more')}
          </Button>
          <p>{t('list-shown', { shown: shown.length, total: rows.length })}</p>
        </Row>
      ) : null}
    </Stack>
  );
}
