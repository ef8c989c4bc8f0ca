import { useId, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { removeStudentPhoto, setStudentPhoto } from '#domain/contracts/students.ts';
import type { FollowedStudent } from '#domain/documents/student-profile.ts';
import { photoAddress } from '#domain/students/photo/photo-limits.ts';
import { CommandDialog } from '#shared/staff/dialogs/command-dialog.tsx';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';
import { studentName } from '#shared/staff/matching/student-name.ts';
import { Portrait } from '#ui/content/portrait.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';

export interface PhotoOf {
  readonly acting: ActingFor;
  readonly student: FollowedStudent;
}

interface PhotoDialogProps extends PhotoOf {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Shows how the photo will look, and asks for the student's consent before anything is sent. */
export function SetPhotoDialog({
  acting,
  student,
  jpeg,
  onClose,
  onDone,
}: PhotoDialogProps & { readonly jpeg: string }) {
  const { t } = useTranslation('student-photo');
  const command = useDispatch(acting, setStudentPhoto);
  const [agreed, setAgreed] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const id = useId();
  const name = student.first_name;

  async function go() {
    setIsMissing(!agreed);
    if (!agreed) {
      document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus();
      return;
    }
    const shown = student.photo?.id ?? null;
    if (await command.run({ student_id: student.id, shown, jpeg, agreed })) onDone();
  }

  return (
    <CommandDialog
      title={t('title-set')}
      go={t('go-set')}
      busy={command.busy}
      problem={command.problem}
      onGo={() => void go()}
      onClose={onClose}
    >
      <Portrait src={photoAddress(jpeg)} alt={t('alt', { name })} />
      <p>{t('text-set')}</p>
      <Checkbox
        id={id}
        name="agreed"
        label={t('agreed', { name })}
        error={isMissing && !agreed ? t('agreed-missing', { name }) : undefined}
        checked={agreed}
        onChange={setAgreed}
      />
    </CommandDialog>
  );
}

/** Says that the photo goes everywhere, before it does. */
export function RemovePhotoDialog({ acting, student, onClose, onDone }: PhotoDialogProps) {
  const { t } = useTranslation('student-photo');
  const command = useDispatch(acting, removeStudentPhoto);

  async function go() {
    if (await command.run({ student_id: student.id, shown: student.photo?.id ?? null })) onDone();
  }

  return (
    <CommandDialog
      title={t('title-remove')}
      go={t('go-remove')}
      danger
      busy={command.busy}
      problem={command.problem}
      onGo={() => void go()}
      onClose={onClose}
    >
      <p>{t('text-remove', { name: studentName(student) })}</p>
    </CommandDialog>
  );
}
