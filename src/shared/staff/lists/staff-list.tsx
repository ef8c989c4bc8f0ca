import { useMemo, type ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Listed } from '#domain/staff/list-page.ts';
import { useActions } from '#shared/staff/actions/use-actions.ts';
import { useListKeys } from '#shared/staff/actions/use-list-keys.ts';
import { Button } from '#ui/actions/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { TwoPanes } from '#ui/layout/two-panes.tsx';
import type { GridColumn } from '#ui/lists/grid-row.tsx';
import { RowGrid } from '#ui/lists/row-grid.tsx';
import { useRoving } from '#ui/lists/use-roving.ts';
import type { ListPages } from './use-list-pages.ts';

export interface StaffListProps<Value> {
  readonly title: string;
  readonly lead?: string;
  /** What is above the list: a filter, or what has to be done first. */
  readonly above?: ReactNode;
  readonly pages: ListPages<Value>;
  readonly columns: readonly GridColumn<Listed<Value>>[];
  readonly emptyText: string;
  /** What is open beside the list, by its id. */
  readonly openId: string | null;
  readonly onOpen: (id: string | null) => void;
  readonly listHref: string;
  readonly detailLabel: string;
  readonly detail: ReactNode | null;
}

const idOf = ({ id }: { readonly id: string }) => id;

type ReadyProps<Value> = Omit<StaffListProps<Value>, 'pages'> & {
  readonly pages: Extract<ListPages<Value>, { status: 'ready' }>;
};

function Rows<Value>({ title, pages, columns, emptyText, openId, onOpen }: ReadyProps<Value>) {
  const { t } = useTranslation('lists');
  const { rows, more, loadingMore } = pages;
  const ids = useMemo(() => rows.map(idOf), [rows]);
  const list = useRoving({ ids, onOpen, openId });
  useListKeys(list, title);
  if (rows.length === 0) return <p role="status">{emptyText}</p>;
  return (
    <>
      <p role="status">{t(more === null ? 'shown-all' : 'shown', { count: rows.length })}</p>
      <RowGrid label={title} columns={columns} items={rows} idOf={idOf} list={list} />
      {loadingMore ? <Loading text={t('loading')} /> : null}
      {more === null ? null : (
        <Row>
          <Button icon="down" onClick={more}>
            {t('more')}
          </Button>
        </Row>
      )}
    </>
  );
}

/** A screen of staff with a list that is read a page at a time, and beside it what was opened from it. */
export function StaffList<Value>(props: StaffListProps<Value>) {
  const { title, lead, above, pages, openId, onOpen, listHref, detailLabel, detail } = props;
  const { t } = useTranslation(['lists', 'errors']);
  useActions(
    openId === null
      ? []
      : [{ id: 'close', label: t('close'), group: title, keys: ['Escape'], run: () => onOpen(null) }],
  );
  return (
    <Page title={title} lead={lead}>
      <TwoPanes
        listLabel={title}
        detailLabel={detailLabel}
        back={{ href: listHref, label: t('back') }}
        detail={detail}
        list={
          <>
            {above}
            {pages.status === 'loading' ? <Loading text={t('loading')} /> : null}
            {pages.status === 'failed' ? (
              <Notice kind="warning" title={t('failed-title')}>
                <p>{t(`errors:${pages.error.code}`)}</p>
              </Notice>
            ) : null}
            {pages.status === 'ready' ? <Rows {...props} pages={pages} /> : null}
          </>
        }
      />
    </Page>
  );
}
