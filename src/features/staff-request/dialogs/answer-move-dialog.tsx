import { useTranslation } from '#i18n/use-translation.ts';
import { acceptMove, declineMove } from '#domain/contracts/dispatch.ts';
import { CommandDialog } from '#shared/staff/dialogs/command-dialog.tsx';
import { ReasonField } from '#shared/staff/dialogs/reason-field.tsx';
import type { RequestDialogProps } from '#shared/staff/dialogs/request-dialog-props.ts';
import { useReason } from '#shared/staff/dialogs/use-reason.ts';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';

/** A move that the senior asks for; `from` and `to` in words. */
export interface AskedMove {
  readonly visitId: string;
  readonly date: string;
  readonly start: string;
  readonly from: string;
  readonly to: string;
}

export interface AnswerMoveDialogProps extends RequestDialogProps {
  readonly answer: 'accept' | 'decline';
  readonly move: AskedMove;
}

const contracts = { accept: acceptMove, decline: declineMove } as const;

/** Moves a visit as the senior asked, or tells her why not. A yes needs a reason only where the student is not free then. */
export function AnswerMoveDialog({
  acting,
  requestId,
  revision,
  answer,
  move,
  onClose,
  onDone,
}: AnswerMoveDialogProps) {
  const { t } = useTranslation('file');
  const { reason, setReason, tried, setTried, given } = useReason();
  const { busy, problem, run } = useDispatch(acting, contracts[answer]);
  const { visitId, date, start, from, to } = move;
  const isNeeded = answer === 'decline';

  async function go() {
    setTried(true);
    if (isNeeded && given === '') return;
    if (await run({ request_id: requestId, visit_id: visitId, revision, date, start, reason: given })) {
      onDone(t(`done-move-${answer}`));
    }
  }

  return (
    <CommandDialog
      title={t(`title-move-${answer}`)}
      go={t(`move-${answer}`)}
      busy={busy}
      problem={problem}
      onGo={() => void go()}
      onClose={onClose}
    >
      <p>{t('move-words', { from, to })}</p>
      <p>{t(`what-move-${answer}`)}</p>
      <ReasonField
        label={t(isNeeded ? 'move-why' : 'move-reason')}
        value={reason}
        onChange={setReason}
        missing={tried && isNeeded}
      />
    </CommandDialog>
  );
}
