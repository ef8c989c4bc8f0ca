import { useMay } from '#shared/staff/role/use-may.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { mailedTo } from '#domain/customers/reach-customer.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import { seriesOf } from '#domain/series/request-series.ts';
import { cachedKeys } from '#offline/cached/cached-query.ts';
import type { CachedState } from '#offline/cached/cached-state.ts';
import { useServiceNames } from '#shared/requests/use-service-names.ts';
import { StageBadge } from '#shared/staff/board/stage-badge.tsx';
import { DispatchNotice } from '#shared/staff/dispatch/dispatch-notice.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { FileDialogs, type OpenDialog } from './file-dialogs.tsx';
import { studentName } from '#shared/staff/matching/student-name.ts';
import { MatchingCard } from './matching-card.tsx';
import { ActionButton } from '#shared/staff/actions/action-button.tsx';
import { AskedCard } from './parts/asked-card.tsx';
import { HistoryCard } from './parts/history-card.tsx';
import { MailsCard } from './parts/mails-card.tsx';
import { MovesCard } from './parts/moves-card.tsx';
import { NotesCard } from './parts/notes-card.tsx';
import { ChargedCard } from './parts/charged-card.tsx';
import { QuoteCard } from './parts/quote-card.tsx';
import { ReachSenior, SeniorCard } from './parts/senior-card.tsx';
import { ThreadCard } from './parts/thread-card.tsx';
import { VisitsCard } from './parts/visits-card.tsx';
import { WorkCard } from './parts/work-card.tsx';
import type { RequestCaseFile, SeniorFile } from './request-case.ts';
import { useDirectCommands } from './use-direct-commands.ts';
import { useFileActions } from './use-file-actions.ts';
import { useOpenRequest } from './use-open-request.ts';

interface OpenRequestProps {
  readonly acting: ActingFor;
  readonly row: BoardRow;
  readonly file: RequestCaseFile;
  readonly senior: CachedState<SeniorFile>;
  readonly closeHref: string;
}

/** State of the screen: the open dialog, the commands that need none, and the actions for both. */
function useFile(props: OpenRequestProps) {
  const { acting, row } = props;
  const client = useQueryClient();
  const opened = useOpenRequest(props);
  const direct = useDirectCommands(acting, row.request_id, row.revision);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const visitId = opened.visit?.id ?? null;
  const actions = useFileActions({
    ...opened,
    open: (kind) => setDialog({ kind, revision: row.revision }),
    take: direct.take,
    release: direct.release,
    offer: (student) => (visitId === null ? undefined : direct.offer(visitId, student)),
    plan: (student) => (visitId === null ? undefined : direct.plan(visitId, student)),
  });
  return {
    ...opened,
    direct,
    dialog,
    setDialog,
    actions,
    lookAgain() {
      direct.settle();
      setDialog(null);
      void client.invalidateQueries({ queryKey: cachedKeys.volatile(acting) });
    },
  };
}

type OpenFile = ReturnType<typeof useFile>;

function Head({ row, senior, closeHref, open }: OpenRequestProps & { readonly open: OpenFile }) {
  const { t } = useTranslation(['file', 'board']);
  const { direct, actions, isMine } = open;
  return (
    <Card title={t('board:file-title', { name: row.senior_name })}>
      <Row spread>
        <StageBadge stage={row.stage} />
        <span>
          {row.taken_by === null ? t('not-taken') : t('taken-by', { name: isMine ? t('you') : row.taken_by.name })}
        </span>
      </Row>
      <ReachSenior row={row} email={senior.status === 'ready' ? (senior.value.customer?.email ?? '') : ''} />
      <Row>
        <ActionButton action={actions.take} busy={direct.busy} onRefused={direct.say} />
        <ActionButton action={actions['cancel-request']} onRefused={direct.say} />
        <LinkButton kind="quiet" icon="close" href={closeHref}>
          {t('board:file-close')}
        </LinkButton>
      </Row>
      <StatusArea>{direct.done === null ? null : <Notice kind="info" title={direct.done} />}</StatusArea>
      <DispatchNotice problem={direct.problem} onLookAgain={open.lookAgain} />
    </Card>
  );
}

interface MatchingProps {
  readonly row: BoardRow;
  readonly open: OpenFile;
  readonly serviceName: (serviceId: string) => string;
}

function Matching({ row, open, serviceName }: MatchingProps) {
  const { direct, matches, visit, obstacles, setDialog } = open;
  return (
    <MatchingCard
      matches={matches}
      obstacle={obstacles.offer}
      busy={direct.busy}
      serviceName={serviceName}
      onOffer={(student) => (visit === null ? undefined : direct.offer(visit.id, student))}
      onPlan={(student, against) => {
        if (visit === null) return;
        if (against.length === 0) direct.plan(visit.id, student);
        else setDialog({ kind: 'assign', revision: row.revision, student, against });
      }}
    />
  );
}

/** What became of the visit, once it should have begun. */
function Work({ acting, row, file, open }: OpenRequestProps & { readonly open: OpenFile }) {
  const { visit, direct, lookAgain } = open;
  const seesMoney = useMay()('ledger.view');
  if (visit === null) return null;
  const shown = { acting, row, visit, notes: file.notes };
  return (
    <>
      <WorkCard key={visit.id} {...shown} onClose={lookAgain} onDone={direct.say} />
      {seesMoney ? (
        <ChargedCard key={`charged ${visit.id}`} {...{ acting, row, visit }} onClose={lookAgain} onDone={direct.say} />
      ) : null}
      <ThreadCard key={`thread ${visit.id}`} acting={acting} requestId={row.request_id} visit={visit} />
    </>
  );
}

/** A request with everything that staff knows of it, and every action on it. */
export function OpenRequest(props: OpenRequestProps) {
  const { acting, row, file, senior } = props;
  const serviceName = useServiceNames(acting);
  const open = useFile(props);
  const may = useMay();
  const { actions, direct, visit, quote, dialog, setDialog } = open;
  const customer = senior.status === 'ready' ? senior.value.customer : null;
  const { candidates } = open.matches.status === 'ready' ? open.matches : { candidates: [] };
  const students = useMemo(
    () => new Map(candidates.map(({ profile }) => [profile.id, studentName(profile)])),
    [candidates],
  );
  return (
    <Stack>
      <Head {...props} open={open} />
      <AskedCard request={file.request} service={serviceName(row.service)} names={file.names} />
      <MovesCard {...{ acting, row }} visits={file.visits} onClose={open.lookAgain} onDone={direct.say} />
      <QuoteCard quote={quote} agreed={visit?.visit.price ?? null} actions={actions} onRefused={direct.say} />
      <VisitsCard
        visits={file.visits}
        recurs={seriesOf(file.request) !== null}
        chosen={visit}
        onChoose={open.chooseVisit}
        actions={actions}
        busy={direct.busy}
        onPlan={(student) => (visit === null ? undefined : direct.plan(visit.id, student))}
        onRefused={direct.say}
      />
      <Work {...props} open={open} />
      {open.needsStudent && may('students.view') ? <Matching row={row} open={open} serviceName={serviceName} /> : null}
      <NotesCard notes={file.notes} actions={actions} onRefused={direct.say} />
      <SeniorCard row={row} senior={senior} serviceName={serviceName} />
      {customer === null ? null : (
        <MailsCard
          acting={acting}
          customer={customer}
          mailsOf={{ requestId: row.request_id, createdAt: file.request.created_at, email: mailedTo(customer) }}
        />
      )}
      <HistoryCard file={file} students={students} />
      {dialog === null ? null : (
        <FileDialogs
          acting={acting}
          open={dialog}
          row={row}
          quote={quote}
          visit={visit}
          serviceName={serviceName}
          onClose={open.lookAgain}
          onDone={(done) => {
            setDialog(null);
            direct.say(done);
          }}
        />
      )}
    </Stack>
  );
}
