import { useTranslation } from '#i18n/use-translation.ts';
import type { BoardCopy } from '#domain/staff/board-copy.ts';
import { type BoardFilter, openStages } from '#domain/staff/board-filter.ts';
import { boardStages } from '#domain/documents/board-row.ts';
import type { RowsReach } from './read-rows.ts';

/** How many requests a step has, all of them: counted by the server. */
export function countOfStage({ counts }: BoardCopy, stage: BoardFilter['stage']): number {
  const ofAll = stage === 'all' ? boardStages : openStages;
  const stages = stage === null || stage === 'all' ? ofAll : [stage];
  return stages.reduce((sum, each) => sum + (counts[each] ?? 0), 0);
}

/** Says how many rows are shown, and of what: never that it is all where it is not. */
export function useReachWords(): (shown: number, reach: RowsReach, count: number | null) => string {
  const { t } = useTranslation(['board', 'table']);
  return (shown, reach, count) =>
    count !== null && (reach === 'all' || reach === 'first')
      ? t('requests-of', { shown, count: Math.max(count, shown) })
      : t(`table:reach-${reach}`, { count: shown });
}
