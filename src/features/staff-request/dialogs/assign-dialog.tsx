import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { assignStudent } from '#domain/contracts/dispatch.ts';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';
import { CommandDialog } from '#shared/staff/dialogs/command-dialog.tsx';
import type { RequestDialogProps } from '#shared/staff/dialogs/request-dialog-props.ts';
import { ReasonField } from '#shared/staff/dialogs/reason-field.tsx';

interface AssignDialogProps extends RequestDialogProps {
  readonly visitId: string;
  readonly studentId: string;
  readonly name: string;
  /** Why she should not be given this visit, in words. */
  readonly against: readonly string[];
}

/** Plans a student against the rules, with a reason. */
export function AssignDialog(props: AssignDialogProps) {
  const { acting, requestId, revision, visitId, studentId, name, against, onClose, onDone } = props;
  const { t } = useTranslation(['matching', 'file']);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useDispatch(acting, assignStudent);

  async function go() {
    setTried(true);
    if (reason.trim() === '') return;
    const done = await run({
      request_id: requestId,
      visit_id: visitId,
      revision,
      student_id: studentId,
      reason: reason.trim(),
    });
    if (done) onDone(t('file:done-plan', { name }));
  }

  return (
    <CommandDialog
      title={t('plan-this', { name })}
      go={t('plan-anyway')}
      busy={busy}
      problem={problem}
      onGo={() => void go()}
      onClose={onClose}
    >
      <p>{t('why-not')}</p>
      <ul>
        {against.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <ReasonField label={t('why-anyway')} value={reason} onChange={setReason} missing={tried} />
    </CommandDialog>
  );
}
