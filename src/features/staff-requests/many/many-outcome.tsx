import { useTranslation } from '#i18n/use-translation.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import { useProblemWords } from '#shared/staff/dispatch/use-problem-words.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useRowName } from './many-preview.tsx';
import type { OneOutcome, useMany } from './use-many.ts';

/** Steps of the bar, however many requests there are. */
const barSteps = 10;

interface ManyOutcomeProps {
  readonly rows: readonly BoardRow[];
  readonly many: Pick<ReturnType<typeof useMany>, 'outcomes' | 'progress'>;
}

/** What came of each request: what was not done first. */
export function ManyOutcome({ rows, many: { outcomes, progress } }: ManyOutcomeProps) {
  const { t } = useTranslation('table');
  const name = useRowName();
  const problemWords = useProblemWords();
  const words = (outcome: OneOutcome | undefined): string => {
    if (outcome === undefined) return t('not-begun');
    return outcome === null ? t('one-done') : problemWords(outcome);
  };
  const done = rows.filter(({ request_id: id }) => outcomes.get(id) === null);
  const rest = rows.filter(({ request_id: id }) => outcomes.get(id) !== null);
  if (progress !== null) {
    return (
      <ProgressBar
        label={t('many-progress-label')}
        value={Math.floor((barSteps * progress.done) / progress.count)}
        max={barSteps}
        valueText={t('many-progress', progress)}
      />
    );
  }
  return (
    <>
      <Notice
        kind={rest.length === 0 ? 'success' : 'warning'}
        announce="status"
        title={t('many-outcome', { done: done.length, count: rows.length })}
      />
      <Stack as="ul" gap="close">
        {[...rest, ...done].map((row) => (
          <li key={row.request_id}>
            <strong>{name(row)}</strong>: {words(outcomes.get(row.request_id))}
          </li>
        ))}
      </Stack>
    </>
  );
}
