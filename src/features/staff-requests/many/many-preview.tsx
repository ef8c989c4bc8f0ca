import { useTranslation } from '#i18n/use-translation.ts';
import { type ManyStep, type RowObstacle, rowObstacle } from '#domain/dispatch/many-requests.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/layout/stack.tsx';

/** Whose request it is, and when: "Maria Peeters, do 26 nov., 14". */
export function useRowName(): (row: BoardRow) => string {
  const words = useRowWords();
  return (row) => `${row.senior_name}, ${words.when(row)}`;
}

function useObstacleWords(): (obstacle: RowObstacle) => string {
  const { t } = useTranslation(['table', 'dispatch']);
  return (obstacle) => {
    if (obstacle === 'already-yours' || obstacle === 'not-taken' || obstacle === 'request-over') return t(obstacle);
    return t(`dispatch:${obstacle}`);
  };
}

/** What will happen with one request. */
function useEffectWords(step: ManyStep): (row: BoardRow) => string {
  const { t } = useTranslation('table');
  return ({ taken_by: takenBy, student }) => {
    if (step === 'take-request') {
      return takenBy === null ? t('will-take') : t('will-take-over', { name: takenBy.name });
    }
    if (step === 'release-request') return t('will-release', { name: takenBy?.name ?? '' });
    if (step === 'set-note') return t('will-note');
    return student === null ? t('will-cancel') : t('will-cancel-student', { name: student.name });
  };
}

export interface ManyParts {
  readonly possible: readonly BoardRow[];
  readonly refused: readonly { readonly row: BoardRow; readonly obstacle: RowObstacle }[];
}

/** Which of the rows a step can be taken on, and which not. */
export function partsOf(step: ManyStep, rows: readonly BoardRow[], actorUid: string): ManyParts {
  const judged = rows.map((row) => ({ row, obstacle: rowObstacle(step, row, actorUid) }));
  return {
    possible: judged.flatMap(({ row, obstacle }) => (obstacle === null ? [row] : [])),
    refused: judged.flatMap(({ row, obstacle }) => (obstacle === null ? [] : [{ row, obstacle }])),
  };
}

/** What will happen with which requests, and with which nothing, and why: before any of it does. */
export function ManyPreview({ step, parts }: { readonly step: ManyStep; readonly parts: ManyParts }) {
  const { t } = useTranslation('table');
  const name = useRowName();
  const effect = useEffectWords(step);
  const obstacle = useObstacleWords();
  const { possible, refused } = parts;
  return (
    <>
      {possible.length === 0 ? (
        <Notice kind="warning" title={t('none-possible')} />
      ) : (
        <Stack as="ul" gap="close">
          {possible.map((row) => (
            <li key={row.request_id}>
              <strong>{name(row)}</strong>: {effect(row)}
            </li>
          ))}
        </Stack>
      )}
      {refused.length === 0 ? null : (
        <Notice kind="info" title={t('refused', { count: refused.length })}>
          <Stack as="ul" gap="close">
            {refused.map((each) => (
              <li key={each.row.request_id}>
                <strong>{name(each.row)}</strong>: {obstacle(each.obstacle)}
              </li>
            ))}
          </Stack>
        </Notice>
      )}
    </>
  );
}
