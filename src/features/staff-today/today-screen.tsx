import { type ReactNode, useMemo } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { formatNumber } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useMay } from '#shared/staff/role/use-may.ts';
import { useActions } from '#shared/staff/actions/use-actions.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TwoPanes } from '#ui/layout/two-panes.tsx';
import { QueueSection } from '#ui/lists/queue-section.tsx';
import {
  AdjustmentRows,
  BalanceRows,
  CircleRows,
  DebtRows,
  MailRows,
  ReportRows,
  ToCallRows,
  ToldRows,
  TransferRows,
} from './other-rows.tsx';
import { DataRequestRows, FirstDueBadge } from './data-request-rows.tsx';
import { MoveRows, OverdueRows, type QueueRowsProps, StageRows } from './queue-rows.tsx';
import { type Queue, type QueueId, queuesFor, toQueue } from './queues.ts';
import { useQueueCounts } from './use-queue-counts.ts';
import type { ListHrefs } from './waiting-rows.tsx';

export interface TodayScreenProps {
  readonly acting: ActingFor;
  /** The open list, from the address; anything unknown is none. */
  readonly list: string | null;
  readonly onList: (list: QueueId | null) => void;
  readonly openId: string | null;
  readonly onOpen: (requestId: string | null) => void;
  readonly listHref: string;
  /** Where what is not a request is opened. */
  readonly hrefs: ListHrefs;
  /** The open request; null while none is. */
  readonly detail: ReactNode | null;
}

function QueueContent({
  queue,
  hrefs,
  ...props
}: QueueRowsProps & { readonly queue: Queue; readonly hrefs: ListHrefs }) {
  switch (queue.kind) {
    case 'stage':
      return <StageRows {...props} stage={queue.stage} />;
    case 'overdue':
      return <OverdueRows {...props} stage={queue.stage} />;
    case 'moves':
      return <MoveRows {...props} />;
    case 'to-call':
      return <ToCallRows acting={props.acting} hrefs={hrefs} />;
    case 'told':
      return <ToldRows acting={props.acting} hrefs={hrefs} />;
    case 'reports':
      return <ReportRows acting={props.acting} hrefs={hrefs} />;
    case 'data-requests':
      return <DataRequestRows acting={props.acting} hrefs={hrefs} />;
    case 'circles':
      return <CircleRows acting={props.acting} hrefs={hrefs} />;
    case 'mails':
      return <MailRows acting={props.acting} hrefs={hrefs} />;
    case 'debts':
      return <DebtRows acting={props.acting} hrefs={hrefs} />;
    case 'adjustments':
      return <AdjustmentRows acting={props.acting} hrefs={hrefs} />;
    case 'transfers':
      return <TransferRows acting={props.acting} hrefs={hrefs} />;
    case 'balances':
      return <BalanceRows acting={props.acting} hrefs={hrefs} />;
  }
}

/** What waits for somebody, by urgency: each list with its exact count, opened in place. */
export function TodayScreen({ acting, list, onList, openId, onOpen, listHref, hrefs, detail }: TodayScreenProps) {
  const { t } = useTranslation('board');
  const language = useLanguage();
  const may = useMay();
  const queues = useMemo(() => queuesFor(may), [may]);
  const counts = useQueueCounts(acting, queues);
  const openQueue = toQueue(list, queues);
  const group = t('today-title');
  const listed = queues.map((queue) => ({ queue, count: counts.get(queue.id) ?? null }));
  const isClear = [...counts.values()].every((count) => count === 0);
  useActions([
    ...queues.map(({ id }) => ({ id: `queue-${id}`, label: t(`queue-${id}`), group, run: () => onList(id) })),
    ...(openId === null
      ? []
      : [{ id: 'close', label: t('file-close'), group, keys: ['Escape'], run: () => onOpen(null) }]),
  ]);

  return (
    <Page title={t('today-title')} lead={t('today-lead')}>
      <TwoPanes
        listLabel={t('today-lists')}
        detailLabel={t('file-label')}
        back={{ href: listHref, label: t('file-back') }}
        detail={detail}
        list={
          <Stack gap="close">
            {isClear ? (
              <Notice kind="success">
                <p>{t('today-clear')}</p>
              </Notice>
            ) : null}
            {listed.map(({ queue, count }) => (
              <QueueSection
                key={queue.id}
                title={t(`queue-${queue.id}`)}
                count={count === null ? null : formatNumber(count, language)}
                empty={count === 0}
                unknownText={t('count-unknown')}
                badge={queue.kind === 'data-requests' ? <FirstDueBadge acting={acting} /> : null}
                open={queue === openQueue}
                onToggle={() => onList(queue === openQueue ? null : queue.id)}
              >
                <QueueContent
                  queue={queue}
                  acting={acting}
                  hrefs={hrefs}
                  label={t(`queue-${queue.id}`)}
                  openId={openId}
                  onOpen={onOpen}
                />
              </QueueSection>
            ))}
          </Stack>
        }
      />
    </Page>
  );
}
