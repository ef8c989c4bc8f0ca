import { useState, type ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { type Lead, leadStates } from '#domain/documents/lead.ts';
import type { Listed } from '#domain/staff/list-page.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatWeekdayAndDay } from '#shared/days/day-words.ts';
import { useToday } from '#shared/days/use-today.ts';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { ChoiceFilter } from '#shared/staff/lists/choice-filter.tsx';
import { StaffList } from '#shared/staff/lists/staff-list.tsx';
import { useListPages } from '#shared/staff/lists/use-list-pages.ts';
import { Row } from '#ui/layout/row.tsx';
import type { GridColumn } from '#ui/lists/grid-row.tsx';
import { CollectForms } from './collect-forms.tsx';
import { LeadBadge } from './lead-badge.tsx';
import { type LeadFilter, leadQueries } from './queries.ts';

const filters: readonly LeadFilter[] = ['to-call', 'all', ...leadStates];

/** Reads a filter from an address; anything unknown is who has to be called. */
export const toLeadFilter = (text: string | null): LeadFilter => filters.find((each) => each === text) ?? 'to-call';

export interface LeadsScreenProps {
  readonly acting: ActingFor;
  readonly filter: LeadFilter;
  readonly onFilter: (filter: LeadFilter) => void;
  readonly openId: string | null;
  readonly onOpen: (leadId: string | null) => void;
  readonly listHref: string;
  readonly detail: ReactNode | null;
}

function useColumns(isOpen: boolean): readonly GridColumn<Listed<Lead>>[] {
  const { t } = useTranslation('leads');
  const language = useLanguage();
  const { moment } = useRowWords();
  const columns: readonly GridColumn<Listed<Lead>>[] = [
    { id: 'who', header: t('who'), width: 'minmax(8rem, 3fr)', cell: ({ value }) => <strong>{value.name}</strong> },
    {
      id: 'phone',
      header: t('phone'),
      width: 'minmax(8rem, 2fr)',
      cell: ({ value }) => (value.phone === '' ? t('no-phone') : value.phone),
    },
    {
      id: 'wrote',
      header: t('wrote'),
      named: true,
      width: 'minmax(8rem, 3fr)',
      cell: ({ value }) => moment(value.last_at),
    },
    {
      id: 'due',
      header: t('due'),
      named: true,
      width: 'minmax(7rem, 2fr)',
      cell: ({ value: { due_on: day } }) => (day === null ? t('not-due') : formatWeekdayAndDay(day, language)),
    },
    {
      id: 'state',
      header: t('state'),
      width: 'minmax(8.5rem, 2fr)',
      cell: ({ value }) => <LeadBadge state={value.state} />,
    },
  ];
  return isOpen ? columns.filter(({ id }) => ['who', 'phone', 'state'].includes(id)) : columns;
}

/** Everybody who wrote to us and is no customer yet: each person once. */
export function LeadsScreen({ acting, filter, onFilter, openId, onOpen, listHref, detail }: LeadsScreenProps) {
  const { t } = useTranslation('leads');
  const today = useToday();
  const pages = useListPages(leadQueries.list(acting, filter, today));
  const columns = useColumns(openId !== null);
  const [said, setSaid] = useState<string | null>(null);
  return (
    <StaffList
      title={t('title')}
      lead={t('lead')}
      above={
        <>
          <Row fields>
            <ChoiceFilter
              id="lead-filter"
              label={t('filter')}
              options={filters.map((each) => [each, t(each === 'to-call' || each === 'all' ? each : `state-${each}`)])}
              value={filter}
              onChange={onFilter}
            />
            <CollectForms acting={acting} onDone={setSaid} />
          </Row>
          <p role="status">{said}</p>
        </>
      }
      pages={pages}
      columns={columns}
      emptyText={t(filter === 'to-call' ? 'nobody-to-call' : 'nobody')}
      openId={openId}
      onOpen={onOpen}
      listHref={listHref}
      detailLabel={t('file')}
      detail={detail}
    />
  );
}
