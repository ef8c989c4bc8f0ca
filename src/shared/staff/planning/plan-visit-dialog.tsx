import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { isTransient } from '#domain/error-codes.ts';
import { useServiceNames } from '#shared/requests/use-service-names.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { CommandDialog } from '../dialogs/command-dialog.tsx';
import { ReasonField } from '../dialogs/reason-field.tsx';
import { useReason } from '../dialogs/use-reason.ts';
import { useSend } from '../dispatch/use-send.ts';
import { studentName } from '../matching/student-name.ts';
import { useVisitWords } from '../use-visit-words.ts';
import { ConflictNotices } from './conflict-notices.tsx';
import { type MadeChange, makeChange } from './make-change.ts';
import { OtherStudents } from './other-students.tsx';
import { PlanningFields } from './planning-fields.tsx';
import { useConflictWords, useToldWords } from './use-conflict-words.ts';
import { type PlanningForm, type PlanningFormInput, usePlanningForm } from './use-planning-form.ts';
import { useStepWords } from './use-step-words.ts';

export interface PlanVisitDialogProps extends PlanningFormInput {
  /** Of the row that the person saw when the dialog opened: what changes behind it is a conflict. */
  readonly revision: number;
  readonly onClose: () => void;
  /** Called with what was done, in words. */
  readonly onDone: (done: string) => void;
}

/** Sends the change; a second press goes on where a lost answer stopped it. */
function useMaking({ acting, revision, onDone }: PlanVisitDialogProps, { change, conflicts }: PlanningForm) {
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<MadeChange | null>(null);
  const { send, readAgain } = useSend(acting);
  const stepWords = useStepWords();
  const { t } = useTranslation('planning');

  async function make(reason: string) {
    setBusy(true);
    const overrules = conflicts.soft.some(({ kind }) => kind === 'student');
    const outcome = await makeChange(send, { change, revision, reason, overrules });
    setBusy(false);
    setMade(outcome);
    readAgain();
    if (outcome.problem === null) onDone(t('done', { steps: stepWords(outcome.done) }));
  }

  const problem = made?.problem ?? null;
  const canGoOn = problem === null || (problem.kind === 'failed' && isTransient(problem.error.code));
  return { busy, made, problem, canGoOn, make };
}

function useOtherwise({ matches, isChecked, steps, change }: PlanningForm): string {
  const { t } = useTranslation(['planning', 'errors']);
  if (steps.length === 0) return t('nothing-changes');
  if (matches.status === 'failed' && !isChecked) return t(`errors:${matches.error.code}`);
  if (!isChecked) return t('students-loading');
  return change.student === 'keep' && change.visit.visit.state === 'open' ? '' : t('fits');
}

/**
 * Moves a visit, makes it longer or gives it to another student: what every drag does, and what it runs into, said before it
 * is done. What stops it stops it here; a warning takes a reason.
 */
export function PlanVisitDialog(props: PlanVisitDialogProps) {
  const { acting, visit, onClose } = props;
  const { t } = useTranslation(['file', 'planning']);
  const form = usePlanningForm(props);
  const { conflicts, candidate, steps, valid, isChecked } = form;
  const { reason, setReason, tried, setTried, given } = useReason();
  const { busy, made, problem, canGoOn, make } = useMaking(props, form);
  const words = useConflictWords(useServiceNames(acting));
  const toldWords = useToldWords();
  const visitWords = useVisitWords();
  const stepWords = useStepWords();
  const name = candidate === null ? '' : studentName(candidate.profile);
  const needsReason = conflicts.soft.length > 0 || steps.some(({ command }) => command === 'unassign-student');
  const stopped = !valid || !isChecked || !canGoOn || steps.length === 0 || conflicts.hard.length > 0;

  function go() {
    setTried(true);
    if (!needsReason || given !== '') void make(needsReason ? given : '');
  }

  return (
    <CommandDialog
      title={t('title-move')}
      go={t('planning:go')}
      busy={busy}
      stopped={stopped}
      problem={problem}
      onGo={go}
      onClose={onClose}
    >
      {made === null || made.problem === null || made.done.length === 0 ? null : (
        <Notice kind="warning" title={t('planning:partly-title')}>
          <p>{t('planning:partly-done', { steps: stepWords(made.done) })}</p>
        </Notice>
      )}
      <p>{t('about-visit', { visit: `${props.row.senior_name}, ${visitWords(visit.visit)}` })}</p>
      <PlanningFields form={form} visit={visit} />
      <ConflictNotices
        hard={conflicts.hard.map((conflict) => words(conflict, name))}
        soft={conflicts.soft.map((conflict) => words(conflict, name))}
        told={conflicts.told.map((reason) => toldWords(reason, name))}
        otherwise={useOtherwise(form)}
      />
      {needsReason && conflicts.hard.length === 0 ? (
        <ReasonField label={t('reason')} value={reason} onChange={setReason} missing={tried} />
      ) : null}
      <OtherStudents acting={acting} form={form} />
    </CommandDialog>
  );
}
