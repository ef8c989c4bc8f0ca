import { useTranslation } from '#i18n/use-translation.ts';
import { urgencyOf } from '#domain/privacy/data-request.ts';
import { noonOf } from '#domain/requests/calendar.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useToday } from '#shared/days/use-today.ts';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { DueBadge } from '#shared/staff/data-requests/due-badge.tsx';
import { todayQueries } from './today-queries.ts';
import { type OtherRowsProps, WaitingRows } from './waiting-rows.tsx';

/** What people ask to have corrected or no longer used, each with when it came and until when the law waits. */
export function DataRequestRows({ acting, hrefs }: OtherRowsProps) {
  const { t } = useTranslation('data-requests');
  const { day } = useRowWords();
  const today = useToday();
  const state = useCachedQuery(todayQueries.dataRequests(acting));
  return (
    <WaitingRows
      state={state}
      rowsOf={({ rows }) =>
        rows.map(({ id, value }) => ({
          id,
          href: hrefs.dataRequest(id),
          name: value.name === '' ? value.email : value.name,
          ...(urgencyOf(value, today) === 'in-time' ? {} : { badge: <DueBadge request={value} /> }),
          details: t(`row-${value.wish}`, { asked: day(value.asked_at), due: day(noonOf(value.due_on)) }),
        }))
      }
    />
  );
}

/** How urgent the first of them is, beside the name of the list: also while it is closed. */
export function FirstDueBadge({ acting }: Pick<OtherRowsProps, 'acting'>) {
  const state = useCachedQuery(todayQueries.dataRequests(acting));
  const first = state.status === 'ready' ? state.value.rows[0] : undefined;
  return first === undefined ? null : <DueBadge request={first.value} />;
}
