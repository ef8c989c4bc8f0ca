import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { revokeHelperLink, sendHelperLink } from '#domain/contracts/students.ts';
import type { FollowedStudent } from '#domain/documents/student-profile.ts';
import { CommandDialog } from '#shared/staff/dialogs/command-dialog.tsx';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';
import { studentName } from '#shared/staff/matching/student-name.ts';

export type LinkStep = 'send' | 'revoke';

export interface LinkOf {
  readonly acting: ActingFor;
  readonly student: FollowedStudent;
}

interface LinkDialogProps extends LinkOf {
  readonly step: LinkStep;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Says what becomes of the links that the student has, before it is done. */
export function LinkDialog({ acting, student, step, onClose, onDone }: LinkDialogProps) {
  const { t } = useTranslation('helper-link');
  const send = useDispatch(acting, sendHelperLink);
  const revoke = useDispatch(acting, revokeHelperLink);
  const command = step === 'send' ? send : revoke;

  async function go() {
    if (await command.run({ student_id: student.id })) onDone();
  }

  return (
    <CommandDialog
      title={t(`title-${step}`)}
      go={t(`go-${step}`)}
      danger={step === 'revoke'}
      busy={command.busy}
      problem={command.problem}
      onGo={() => void go()}
      onClose={onClose}
    >
      <p>{t(`text-${step}`, { name: studentName(student), email: student.email })}</p>
    </CommandDialog>
  );
}
