import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { undoStep } from '#domain/contracts/dispatch.ts';
import { changeAbsence } from '#domain/contracts/students.ts';
import { type StaffStepLine, staffSteps, type StepState } from '#domain/dispatch/undo/staff-steps.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { useConnection } from '#shared/staff/connection/use-connection.ts';
import { DispatchNotice } from '#shared/staff/dispatch/dispatch-notice.tsx';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';
import { useEntryWords } from '#shared/staff/use-change-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Dialog } from '#ui/layout/dialog.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { stepsQuery } from './steps-query.ts';

function useStateWords(): (state: StepState) => string {
  const { t } = useTranslation('steps');
  return (state) => {
    if (state.kind === 'never') return t(`never-${state.why}`);
    if (state.kind === 'changed') return t(state.by === '' ? 'changed' : 'changed-by', { by: state.by });
    return state.kind === 'undoable' ? '' : t(state.kind);
  };
}

interface LineProps {
  readonly line: StaffStepLine;
  readonly busy: boolean;
  readonly onUndo: (line: StaffStepLine) => void;
}

function StepLine({ line, busy, onUndo }: LineProps) {
  const { t } = useTranslation('steps');
  const words = useEntryWords();
  const stateWords = useStateWords();
  const { moment } = useRowWords();
  const { canWrite } = useConnection();
  const { entry, row, state } = line;
  const what = row === null ? words(entry) : t('step-of', { what: words(entry), name: row.senior_name });
  return (
    <li>
      <strong>{what}</strong>
      <p>{moment(entry.at)}</p>
      {state.kind === 'undoable' ? (
        <>
          {entry.mails === undefined ? null : <p>{t('mail-sent')}</p>}
          <Row>
            <Button
              icon="back"
              busy={busy}
              disabled={!canWrite}
              aria-label={t('undo-of', { what })}
              onClick={() => onUndo(line)}
            >
              {t('undo')}
            </Button>
          </Row>
        </>
      ) : (
        <p>{stateWords(state)}</p>
      )}
    </li>
  );
}

/** The last steps of the staff member: each can be undone from here, or says why not. */
export function StepsDialog({ acting, onClose }: { readonly acting: ActingFor; readonly onClose: () => void }) {
  const { t } = useTranslation(['steps', 'staff', 'errors']);
  const { canWrite, reason } = useConnection();
  const client = useQueryClient();
  const query = stepsQuery(acting);
  const found = useCachedQuery(query);
  const onRequest = useDispatch(acting, undoStep);
  const onAbsence = useDispatch(acting, changeAbsence);
  const busy = onRequest.busy || onAbsence.busy;
  const lines = found.status === 'ready' ? staffSteps(found.value) : [];

  async function undo({ id, row, entry, absence }: StaffStepLine) {
    if (busy) return;
    if (row !== null) await onRequest.run({ request_id: row.request_id, revision: row.revision, step_id: id });
    else if (absence !== null) {
      const { absenceId: absence_id, shownUntil: shown_until, until } = absence;
      await onAbsence.run({ student_id: entry.document_id, absence_id, shown_until, until, undoes: id });
    }
    // It is not polled; what a refused step runs into is among what is read anew.
    await client.invalidateQueries({ queryKey: query.queryKey });
  }

  function settle() {
    onRequest.settle();
    onAbsence.settle();
  }

  return (
    <Dialog open title={t('title')} onClose={onClose} actions={<Button onClick={onClose}>{t('staff:close')}</Button>}>
      {canWrite ? null : <Notice kind="warning" icon="no-network" announce="status" title={reason} />}
      <DispatchNotice problem={onRequest.problem ?? onAbsence.problem} onLookAgain={settle} />
      {found.status === 'loading' ? <Loading text={t('loading')} /> : null}
      {found.status === 'failed' ? <Notice kind="warning" title={t(`errors:${found.error.code}`)} /> : null}
      {found.status === 'ready' && lines.length === 0 ? <p>{t('none')}</p> : null}
      <Stack as="ul">
        {lines.map((line) => (
          <StepLine key={line.id} line={line} busy={busy} onUndo={(step) => void undo(step)} />
        ))}
      </Stack>
    </Dialog>
  );
}
