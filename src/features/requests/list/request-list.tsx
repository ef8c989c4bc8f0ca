import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainError } from '#domain/error-codes.ts';
import type { RequestRow } from '#shared/requests/request-row.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { type CardWindow, earlierCards, firstCards, nextCards, withinList } from './card-window.ts';
import { readOnAtCard, RequestCard, type RequestCardProps } from './card/request-card.tsx';

export interface RequestListProps extends Omit<RequestCardProps, 'row' | 'service' | 'readsAhead'> {
  readonly rows: readonly RequestRow[];
  readonly serviceName: (serviceId: string) => string;
  /** How many there are, on the server too; null while that is not known. */
  readonly total: number | null;
  /** There are older requests on the server. */
  readonly mayHaveOlder: boolean;
  readonly readingOlder: boolean;
  readonly olderError: DomainError | null;
  /** @returns whether they were read. */
  readonly onReadOlder: () => Promise<boolean>;
  /** Told which cards are drawn, each time that changes. */
  readonly onShown: (requestIds: readonly string[]) => void;
}

/** For so many coming visits the student's name is there before anybody opens the details. */
const readAheadUpTo = 8;

function comingVisits(rows: readonly RequestRow[]): ReadonlySet<string> {
  return new Set(
    rows
      .filter(({ status }) => status === 'assigned')
      .slice(0, readAheadUpTo)
      .map(({ id }) => id),
  );
}

export function RequestList(props: RequestListProps) {
  const { rows, serviceName, total, mayHaveOlder, readingOlder, olderError, onReadOlder, onShown, ...card } = props;
  const { t } = useTranslation(['requests', 'errors']);
  const [view, setView] = useState<CardWindow>(firstCards);
  /** The last card before the reading goes on: the one that comes after it takes the focus. */
  const readOnAfter = useRef<string | null>(null);
  const readOnAtTop = useRef(false);
  const { from, to } = withinList(view, rows.length);
  const shown = rows.slice(from, to);
  const ahead = comingVisits(shown);
  const shownIds = shown.map(({ id }) => id);
  const shownText = shownIds.join();

  useEffect(() => {
    onShown(shownIds);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the list is made anew at each drawing; what it says is what counts.
  }, [shownText, onShown]);

  useEffect(() => {
    if (readOnAtTop.current) {
      readOnAtTop.current = false;
      const [first] = shownIds;
      if (first !== undefined) readOnAtCard(first);
      return;
    }
    const last = readOnAfter.current;
    if (last === null) return;
    // Where nothing came, the button is gone: the reading stays at the last card.
    const next = shownIds[shownIds.indexOf(last) + 1] ?? (mayHaveOlder ? undefined : last);
    if (next === undefined) return;
    readOnAfter.current = null;
    readOnAtCard(next);
  });

  async function showMore() {
    const next = nextCards({ from, to });
    if (next.to > rows.length && mayHaveOlder && !(await onReadOlder())) return;
    readOnAfter.current = shownIds.at(-1) ?? null;
    setView(next);
  }

  function showEarlier() {
    readOnAtTop.current = true;
    setView(earlierCards({ from, to }));
  }

  return (
    <Stack gap="wide">
      {from > 0 ? (
        <Row>
          <Button icon="up" onClick={showEarlier}>
            {t('list-earlier')}
          </Button>
        </Row>
      ) : null}
      <Stack as="ul" gap="wide">
        {shown.map((row) => (
          <li key={row.id}>
            <RequestCard {...card} row={row} service={serviceName(row.serviceId)} readsAhead={ahead.has(row.id)} />
          </li>
        ))}
      </Stack>
      {olderError === null || readingOlder ? null : (
        <Notice kind="danger" announce="alert" title={t('list-older-failed')}>
          <p>{t(`errors:${olderError.code}`)}</p>
        </Notice>
      )}
      {to < rows.length || mayHaveOlder ? (
        <Row>
          <Button icon="down" busy={readingOlder} onClick={() => void showMore()}>
            {t(readingOlder ? 'list-loading' : 'list-more')}
          </Button>
          {total === null ? null : (
            <p>{from === 0 ? t('list-shown', { shown: to, total }) : t('list-place', { from: from + 1, to, total })}</p>
          )}
        </Row>
      ) : null}
    </Stack>
  );
}
