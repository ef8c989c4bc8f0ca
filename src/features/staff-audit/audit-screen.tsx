import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { HistoryEntry } from '#domain/documents/bookkeeping.ts';
import { type AuditFilter, auditFilterParts } from '#domain/staff/audit-filter.ts';
import type { Listed } from '#domain/staff/list-page.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { StaffList } from '#shared/staff/lists/staff-list.tsx';
import { useListPages } from '#shared/staff/lists/use-list-pages.ts';
import { staffNamesQuery } from '#shared/staff/staff-names-query.ts';
import type { GridColumn } from '#ui/lists/grid-row.tsx';
import { AuditFilterBar } from './audit-filter-bar.tsx';
import { auditQueries } from './queries.ts';
import { useAuditWords } from './use-audit-words.ts';

export interface AuditScreenProps {
  readonly acting: ActingFor;
  readonly filter: AuditFilter;
  readonly onFilter: (filter: AuditFilter) => void;
  readonly openId: string | null;
  readonly onOpen: (entryId: string | null) => void;
  readonly listHref: string;
  readonly detail: ReactNode | null;
}

const noNames = {};

/** The names of staff, by uid; none while they are not known. */
export function useStaffNames(acting: ActingFor): Readonly<Record<string, string>> {
  const state = useCachedQuery(staffNamesQuery(acting));
  return state.status === 'ready' ? state.value : noNames;
}

function useColumns(
  names: Readonly<Record<string, string>>,
  isOpen: boolean,
): readonly GridColumn<Listed<HistoryEntry>>[] {
  const { t } = useTranslation('audit');
  const { moment } = useRowWords();
  const words = useAuditWords(names);
  const columns: readonly GridColumn<Listed<HistoryEntry>>[] = [
    { id: 'when', header: t('when'), width: 'minmax(8rem, 3fr)', cell: ({ value }) => moment(value.at) },
    { id: 'who', header: t('who'), width: 'minmax(7rem, 3fr)', cell: ({ value }) => words.who(value) },
    {
      id: 'what',
      header: t('what'),
      width: 'minmax(9rem, 4fr)',
      cell: ({ value }) => <strong>{words.what(value)}</strong>,
    },
    { id: 'about', header: t('kind'), width: 'minmax(7rem, 2fr)', cell: ({ value }) => words.about(value) },
  ];
  return isOpen ? columns.filter(({ id }) => id !== 'about') : columns;
}

/** Who did what, and when: read and filtered, and changed by nobody. */
export function AuditScreen({ acting, filter, onFilter, openId, onOpen, listHref, detail }: AuditScreenProps) {
  const { t } = useTranslation('audit');
  const names = useStaffNames(acting);
  const pages = useListPages(auditQueries.list(acting, filter));
  const columns = useColumns(names, openId !== null);
  return (
    <StaffList
      title={t('title')}
      lead={t('lead')}
      above={<AuditFilterBar filter={filter} onFilter={onFilter} names={names} />}
      pages={pages}
      columns={columns}
      emptyText={t(auditFilterParts(filter).length === 0 ? 'empty' : 'no-such')}
      openId={openId}
      onOpen={onOpen}
      listHref={listHref}
      detailLabel={t('entry')}
      detail={detail}
    />
  );
}
