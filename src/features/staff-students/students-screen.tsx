import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { FollowedStudent } from '#domain/documents/student-profile.ts';
import { findStudents, noStudentFilter, type StudentFilter } from '#domain/staff/student-filter.ts';
import { useToday } from '#shared/days/use-today.ts';
import { useServiceNames } from '#shared/requests/use-service-names.ts';
import { useActions } from '#shared/staff/actions/use-actions.ts';
import { useListKeys } from '#shared/staff/actions/use-list-keys.ts';
import { type Students, useStudents } from '#shared/staff/matching/use-students.ts';
import { Button } from '#ui/actions/button.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { TwoPanes } from '#ui/layout/two-panes.tsx';
import { RowGrid } from '#ui/lists/row-grid.tsx';
import { useRoving } from '#ui/lists/use-roving.ts';
import { StudentFilterBar, studentTextId } from './student-filter-bar.tsx';
import { useExport } from './use-export.ts';
import { useStudentColumns } from './use-student-columns.tsx';

export interface StudentsScreenProps {
  readonly acting: ActingFor;
  /** The student, or the new one or the import, beside the list. */
  readonly openId: string | null;
  readonly onOpen: (studentId: string) => void;
  readonly hrefs: { readonly list: string; readonly create: string; readonly import: string };
  readonly onGo: (href: string) => void;
  /** Whether something stands beside the list. */
  readonly isOpen: boolean;
  readonly detailOf: (students: Students) => ReactNode;
}

/** Rows that are drawn at once: walking and typing stay quick with thousands. */
const rowsAtOnce = 100;

const allColumns = ['name', 'residence', 'skills', 'languages', 'hours', 'vetted', 'state'] as const;
/** Beside an open file. */
const fewColumns = ['name', 'residence', 'state'] as const;

const idOf = ({ id }: FollowedStudent) => id;

interface ListProps extends StudentsScreenProps {
  readonly students: readonly FollowedStudent[];
}

function StudentList({
  acting,
  students,
  openId,
  onOpen,
  isOpen,
  filter,
}: ListProps & { readonly filter: StudentFilter }) {
  const { t } = useTranslation('students');
  const today = useToday();
  const serviceName = useServiceNames(acting);
  const [most, setMost] = useState(rowsAtOnce);
  const found = useMemo(
    () => findStudents(students, filter, { today, serviceName }),
    [students, filter, today, serviceName],
  );
  const rows = useMemo(() => found.slice(0, most), [found, most]);
  const ids = useMemo(() => rows.map(idOf), [rows]);
  const list = useRoving({ ids, onOpen, openId });
  useListKeys(list, t('title'));
  const columns = useStudentColumns(serviceName, isOpen ? fewColumns : allColumns);
  return (
    <>
      <p role="status">
        {students.length === 0 ? t('none') : t('shown', { shown: found.length, count: students.length })}
      </p>
      {students.length === 0 ? null : found.length === 0 ? (
        <p>{t('empty')}</p>
      ) : (
        <RowGrid label={t('list')} columns={columns} items={rows} idOf={idOf} list={list} />
      )}
      {found.length > rows.length ? (
        <Row>
          <Button icon="down" onClick={() => setMost(most + rowsAtOnce)}>
            {t('more')}
          </Button>
        </Row>
      ) : null}
    </>
  );
}

function Toolbar({ acting, hrefs, onGo, isOpen, students }: ListProps) {
  const { t } = useTranslation('students');
  const { busy, reason, said, run } = useExport(acting, students);
  const group = t('title');
  useActions([
    {
      id: 'search',
      label: t('action-search'),
      group,
      keys: ['/'],
      run: () => document.getElementById(studentTextId)?.focus(),
    },
    { id: 'new', label: t('action-new'), group, keys: ['n'], run: () => onGo(hrefs.create) },
    { id: 'import', label: t('action-import'), group, run: () => onGo(hrefs.import) },
    { id: 'export', label: t('action-export'), group, disabledReason: reason, run },
    ...(isOpen
      ? [{ id: 'close', label: t('action-close'), group, keys: ['Escape'], run: () => onGo(hrefs.list) }]
      : []),
  ]);
  return (
    <>
      <Row>
        <LinkButton icon="person" href={hrefs.create}>
          {t('action-new')}
        </LinkButton>
        <LinkButton icon="list" href={hrefs.import}>
          {t('action-import')}
        </LinkButton>
        <Button icon="saved" busy={busy} disabled={reason !== null} onClick={run}>
          {t('action-export')}
        </Button>
      </Row>
      <StatusArea>{said === null ? null : <Notice kind="info" title={said} />}</StatusArea>
    </>
  );
}

/** All students: searched as one types, walked with the keyboard, opened beside the list. */
export function StudentsScreen(props: StudentsScreenProps) {
  const { acting, hrefs, isOpen, detailOf } = props;
  const { t } = useTranslation(['students', 'errors']);
  const [filter, setFilter] = useState(noStudentFilter);
  const state = useStudents(acting);
  return (
    <Page title={t('title')}>
      <TwoPanes
        listLabel={t('list')}
        detailLabel={t('file-label')}
        back={{ href: hrefs.list, label: t('to-list') }}
        detail={isOpen ? detailOf(state) : null}
        list={
          <>
            {state.status === 'ready' ? <Toolbar {...props} students={state.value} /> : null}
            <StudentFilterBar filter={filter} onFilter={setFilter} />
            {state.status === 'loading' ? <Loading text={t('loading')} /> : null}
            {state.status === 'failed' ? (
              <Notice kind="warning" title={t('failed')}>
                <p>{t(`errors:${state.error.code}`)}</p>
              </Notice>
            ) : null}
            {state.status === 'ready' ? <StudentList {...props} students={state.value} filter={filter} /> : null}
          </>
        }
      />
    </Page>
  );
}
