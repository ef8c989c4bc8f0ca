import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { Mail } from '#domain/documents/mail.ts';
import type { Listed } from '#domain/staff/list-page.ts';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { ChoiceFilter } from '#shared/staff/lists/choice-filter.tsx';
import { StaffList } from '#shared/staff/lists/staff-list.tsx';
import { useListPages } from '#shared/staff/lists/use-list-pages.ts';
import { MailBadge } from '#shared/staff/mail-badge.tsx';
import { Row } from '#ui/layout/row.tsx';
import type { GridColumn } from '#ui/lists/grid-row.tsx';
import { type MailList, mailLists, mailQueries } from './queries.ts';

const lists = Object.keys(mailLists) as readonly MailList[];

/** Reads the list from an address; anything unknown is that of mails that failed. */
export const toMailList = (text: string | null): MailList => lists.find((list) => list === text) ?? 'failed';

export interface MailsScreenProps {
  readonly acting: ActingFor;
  readonly list: MailList;
  readonly onList: (list: MailList) => void;
  readonly openId: string | null;
  readonly onOpen: (mailId: string | null) => void;
  readonly listHref: string;
  readonly detail: ReactNode | null;
}

function useColumns(isOpen: boolean): readonly GridColumn<Listed<Mail>>[] {
  const { t } = useTranslation(['lists', 'file']);
  const { moment } = useRowWords();
  const columns: readonly GridColumn<Listed<Mail>>[] = [
    {
      id: 'what',
      header: t('mail-what'),
      width: 'minmax(9rem, 3fr)',
      cell: ({ value }) => <strong>{t(`file:mail-${value.template}`)}</strong>,
    },
    { id: 'to', header: t('mail-to'), width: 'minmax(10rem, 4fr)', cell: ({ value }) => value.to },
    {
      id: 'when',
      header: t('mail-ordered'),
      width: 'minmax(8rem, 3fr)',
      cell: ({ value }) => moment(value.created_at),
    },
    {
      id: 'state',
      header: t('mail-state'),
      width: 'minmax(7.5rem, 2fr)',
      cell: ({ value }) => <MailBadge state={value.state} />,
    },
  ];
  return isOpen ? columns.filter(({ id }) => ['what', 'to', 'state'].includes(id)) : columns;
}

/** The mails that the product sends, by what became of them. */
export function MailsScreen({ acting, list, onList, openId, onOpen, listHref, detail }: MailsScreenProps) {
  const { t } = useTranslation('lists');
  const pages = useListPages(mailQueries.list(acting, list));
  const columns = useColumns(openId !== null);
  return (
    <StaffList
      title={t('mails-title')}
      above={
        <Row fields>
          <ChoiceFilter
            id="mail-list"
            label={t('mail-list')}
            options={lists.map((each) => [each, t(`mails-${each}`)])}
            value={list}
            onChange={onList}
          />
        </Row>
      }
      pages={pages}
      columns={columns}
      emptyText={t(`no-mails-${list}`)}
      openId={openId}
      onOpen={onOpen}
      listHref={listHref}
      detailLabel={t('mail-file')}
      detail={detail}
    />
  );
}
