import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { changeAbsence, registerAbsence } from '#domain/contracts/students.ts';
import type { Absence, StudentProfile } from '#domain/documents/student-profile.ts';
import { isoDate } from '#domain/field-types.ts';
import { CommandDialog } from '#shared/staff/dialogs/command-dialog.tsx';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';
import { studentName } from '#shared/staff/matching/student-name.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Row } from '#ui/layout/row.tsx';
import { usePeriodWords } from './use-period-words.ts';

export type AbsenceStep =
  | { readonly kind: 'register'; readonly period: Pick<Absence, 'from' | 'until'> }
  | { readonly kind: 'change' | 'remove'; readonly absence: Absence };

export interface AbsenceDialogProps {
  readonly acting: ActingFor;
  readonly student: StudentProfile;
  readonly step: AbsenceStep;
  readonly onClose: () => void;
  /** Called with what was done, in words. */
  readonly onDone: (done: string) => void;
}

interface DayFieldProps {
  readonly id: 'from' | 'until';
  readonly value: string;
  readonly onChange: (day: string) => void;
}

function DayField({ id, value, onChange }: DayFieldProps) {
  const { t } = useTranslation(['absence', 'file']);
  const isDay = isoDate.safeParse(value).success;
  return (
    <Field id={`absence-${id}`} label={t(id)} error={isDay ? undefined : t('file:date-invalid')}>
      {(control) => (
        <TextInput control={control} type="date" value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}

/** Sets days on which a student takes no visit, ends them on another day, or removes them. */
export function AbsenceDialog({ acting, student, step, onClose, onDone }: AbsenceDialogProps) {
  const { t } = useTranslation('absence');
  const shown = step.kind === 'register' ? step.period : step.absence;
  const [from, setFrom] = useState(shown.from);
  const [until, setUntil] = useState(shown.until);
  const register = useDispatch(acting, registerAbsence);
  const change = useDispatch(acting, changeAbsence);
  const periodWords = usePeriodWords();
  const name = studentName(student);
  const days = { from, until };
  const isValid = [from, until].every((day) => isoDate.safeParse(day).success);

  async function go() {
    const isDone =
      step.kind === 'register'
        ? await register.run({ student_id: student.id, ...days })
        : await change.run({
            student_id: student.id,
            absence_id: step.absence.id,
            shown_until: step.absence.until,
            until: step.kind === 'remove' ? null : until,
            undoes: null,
          });
    if (isDone) onDone(t(`done-${step.kind}`, { name, period: periodWords(days) }));
  }

  return (
    <CommandDialog
      title={t(`title-${step.kind}`)}
      go={t(step.kind === 'remove' ? 'go-remove' : 'go')}
      busy={register.busy || change.busy}
      stopped={!isValid}
      problem={register.problem ?? change.problem}
      onGo={() => void go()}
      onClose={onClose}
    >
      <p>{t(`text-${step.kind}`, { name, period: periodWords(shown) })}</p>
      {step.kind === 'remove' ? null : (
        <Row fields>
          {step.kind === 'register' ? <DayField id="from" value={from} onChange={setFrom} /> : null}
          <DayField id="until" value={until} onChange={setUntil} />
        </Row>
      )}
    </CommandDialog>
  );
}
