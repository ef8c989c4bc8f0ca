import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import { useServiceNames } from '#shared/requests/use-service-names.ts';
import type { GridColumn } from '#ui/lists/row-grid.tsx';
import { StageBadge } from './stage-badge.tsx';
import { useRowWords } from './use-row-words.ts';

export type RowColumn = 'stage' | 'who' | 'when' | 'service' | 'place' | 'student';

/** The columns of a list of requests, in the order that is asked for. */
export function useRowColumns(acting: ActingFor, wanted: readonly RowColumn[]): readonly GridColumn<BoardRow>[] {
  const { t } = useTranslation('board');
  const serviceName = useServiceNames(acting);
  const words = useRowWords();
  const cells: Readonly<Record<RowColumn, Pick<GridColumn<BoardRow>, 'cell' | 'width'>>> = {
    who: { width: 'minmax(7rem, 3fr)', cell: ({ senior_name }) => <strong>{senior_name}</strong> },
    when: { width: 'minmax(6rem, 2fr)', cell: words.when },
    service: { width: 'minmax(7.5rem, 2fr)', cell: ({ service }) => serviceName(service) },
    place: { width: 'minmax(5.5rem, 2fr)', cell: words.where },
    student: { width: 'minmax(5.5rem, 2fr)', cell: ({ student }) => student?.name ?? t('no-student') },
    stage: { width: 'minmax(8rem, 2fr)', cell: ({ stage }) => <StageBadge stage={stage} /> },
  };
  return wanted.map((id) => ({ id, header: t(`column-${id}`), ...cells[id] }));
}
