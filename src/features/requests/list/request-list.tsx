import { useTranslation } from '#i18n/use-translation.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { comingVisits } from '#domain/requests/coming-visits.ts';
import { useMinute } from '#shared/days/use-minute.ts';
import { Button } from '#ui/actions/button.tsx';
import { FailureReason } from '#shared/failure-reason.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Pending } from '#ui/feedback/pending.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { LongListItem } from '#ui/lists/long-list-item.tsx';
import { RequestCard, type RequestCardProps } from './card/request-card.tsx';
import { type CardWindow, firstCards } from './card-window.ts';
import { type ListedCards, useCardWindow } from './use-card-window.ts';

export interface RequestListProps
  extends ListedCards, Omit<RequestCardProps, 'row' | 'now' | 'service' | 'readsAhead'> {
  readonly serviceName: (serviceId: string) => string;
  /** How many there are, on the server too; null while that is not known. */
  readonly total: number | null;
  readonly readingOlder: boolean;
  readonly olderError: DomainError | null;
}

/** The number of coming visits whose student is fetched before the details are opened. */
const readAheadUpTo = 8;

interface MoreProps {
  readonly place: CardWindow;
  readonly total: number | null;
  readonly busy: boolean;
  readonly onMore: () => void;
}

function More({ place: { from, to }, total, busy, onMore }: MoreProps) {
  const { t } = useTranslation(['requests', 'filter']);
  const place =
    from === 0 ? t('filter:list-shown', { shown: to, total }) : t('filter:list-place', { from: from + 1, to, total });
  return (
    <Row>
      <Button icon="down" busy={busy} onClick={onMore}>
        {t(busy ? 'list-loading' : 'filter:list-more')}
      </Button>
      {total === null ? null : <p>{place}</p>}
    </Row>
  );
}

export function RequestList(props: RequestListProps) {
  const { atOnce, rows, serviceName, total, mayHaveOlder, readingOlder, olderError, onReadOlder, onShown, ...card } =
    props;
  const { t } = useTranslation(['requests', 'errors', 'filter']);
  const { from, to, shown, isWhole, showMore, showEarlier } = useCardWindow({
    atOnce,
    rows,
    mayHaveOlder,
    onReadOlder,
    onShown,
  });
  const now = useMinute();
  const ahead = new Set(
    comingVisits(shown, now)
      .slice(0, readAheadUpTo)
      .map(({ id }) => id),
  );

  return (
    <Stack gap="wide">
      {from > 0 ? (
        <Row>
          <Button icon="up" onClick={showEarlier}>
            {t('filter:list-earlier')}
          </Button>
        </Row>
      ) : null}
      <Stack as="ul" gap="wide">
        {shown.map((row, index) => (
          <LongListItem key={row.id} far={index >= firstCards.to}>
            <RequestCard
              {...card}
              row={row}
              now={now}
              service={serviceName(row.serviceId)}
              readsAhead={ahead.has(row.id)}
            />
          </LongListItem>
        ))}
      </Stack>
      {isWhole ? null : <Pending />}
      {olderError === null || readingOlder ? null : (
        <Notice kind="danger" announce="alert" title={t('filter:list-older-failed')}>
          <FailureReason reason={t(`errors:${olderError.code}`)} />
        </Notice>
      )}
      {isWhole && (to < rows.length || mayHaveOlder) ? (
        <More place={{ from, to }} total={total} busy={readingOlder} onMore={() => void showMore()} />
      ) : null}
    </Stack>
  );
}
