import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { possibleWorkSteps, type WorkStep } from '#domain/dispatch/work-steps.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import type { StaffNote } from '#domain/documents/dispatch.ts';
import type { StoredVisit, Visit, VisitAccount } from '#domain/documents/visit.ts';
import { useMinute } from '#shared/days/use-minute.ts';
import { useDurationWords } from '#shared/requests/use-price-words.ts';
import { ActionButton } from '#shared/staff/actions/action-button.tsx';
import type { StaffAction } from '#shared/staff/actions/action.ts';
import { useActions } from '#shared/staff/actions/use-actions.ts';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { useChanging } from '#shared/staff/role/use-may.ts';
import { VisitReasonDialog } from '#shared/staff/dialogs/visit-reason-dialog.tsx';
import { useVisitWords } from '#shared/staff/use-visit-words.ts';
import { Facts } from '#ui/content/facts.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { WorkDialog } from '../dialogs/work-dialog.tsx';

export interface WorkCardProps {
  readonly acting: ActingFor;
  readonly row: BoardRow;
  readonly visit: StoredVisit;
  readonly notes: readonly StaffNote[];
  readonly onClose: () => void;
  /** Called with what was done, in words. */
  readonly onDone: (done: string) => void;
}

/** The words that came with a question: kept as a note, in the same moment. */
const wordsAt = (notes: readonly StaffNote[], authorUid: string, at: Date): string =>
  notes.find((note) => note.author_uid === authorUid && note.at.getTime() === at.getTime())?.text ?? '';

/** What each side says of a visit that nobody wrote down. */
function Accounts({ visit, row, notes }: { readonly visit: Visit } & Pick<WorkCardProps, 'row' | 'notes'>) {
  const { t } = useTranslation('file');
  const { moment } = useRowWords();
  const duration = useDurationWords();

  function words(account: VisitAccount | null | undefined, authorUid: string): string {
    if (account == null) return t('account-none');
    const { came, minutes, at } = account;
    const said = came
      ? minutes === null
        ? t('account-came')
        : t('account-came-for', { time: duration(minutes) })
      : t('account-not');
    return [`${said} (${moment(at)})`, wordsAt(notes, authorUid, at)].filter((part) => part !== '').join(' ');
  }

  return (
    <Facts
      facts={[
        { name: t('account-student'), value: words(visit.student_account, visit.studentprofile_id ?? '') },
        { name: t('account-senior'), value: words(visit.senior_account, row.senior_id) },
      ]}
    />
  );
}

/** Why somebody has to look at the visit, if so. */
function Attention({ visit, row, notes }: { readonly visit: Visit } & Pick<WorkCardProps, 'row' | 'notes'>) {
  const { t } = useTranslation('file');
  const { moment } = useRowWords();
  const { asked_at: askedAt, questioned_at: questionedAt, state } = visit;
  if (state === 'done' && questionedAt instanceof Date) {
    const question = wordsAt(notes, row.senior_id, questionedAt);
    return (
      <Notice kind="warning" title={t('work-questioned', { moment: moment(questionedAt) })}>
        <p>{question === '' ? t('work-no-words') : question}</p>
        <p>{t('work-what-now')}</p>
      </Notice>
    );
  }
  if (!(askedAt instanceof Date) || (state !== 'confirmed' && state !== 'started')) return null;
  return (
    <>
      <Notice kind="warning" title={t('work-asked', { moment: moment(askedAt) })} />
      <Accounts visit={visit} row={row} notes={notes} />
    </>
  );
}

/** The steps that can be taken, for the buttons and the palette. */
function useWorkActions(steps: readonly WorkStep[], open: (step: WorkStep) => void): readonly StaffAction[] {
  const { t } = useTranslation('file');
  const { reason } = useChanging('dispatch.move');
  const actions = steps.map((step) => ({
    id: `request-${step}`,
    label: t(`action-${step}`),
    group: t('group'),
    disabledReason: reason,
    run: () => open(step),
  }));
  useActions(actions);
  return actions;
}

/** What became of a visit that should have begun: what is known of it, and what staff can say of it. */
export function WorkCard({ acting, row, visit: { id, visit }, notes, onClose, onDone }: WorkCardProps) {
  const { t } = useTranslation('file');
  const now = useMinute();
  const duration = useDurationWords();
  const visitWords = useVisitWords();
  const [dialog, setDialog] = useState<{ readonly step: WorkStep; readonly revision: number } | null>(null);
  const steps = possibleWorkSteps(visit, now);
  const actions = useWorkActions(steps, (step) => setDialog({ step, revision: row.revision }));
  if (steps.length === 0) return null;
  const { minutes_worked: worked, km, student_account: said, minutes_planned: planned } = visit;
  const known = { minutes: String(worked ?? said?.minutes ?? planned), km: km === null ? '' : String(km) };
  const about = t('about-visit', { visit: visitWords(visit) });

  function close() {
    setDialog(null);
    onClose();
  }

  const shared = {
    ...{ acting, requestId: row.request_id, visitId: id, about, onClose: close },
    revision: dialog?.revision ?? row.revision,
    onDone: (done: string) => {
      setDialog(null);
      onDone(done);
    },
  };
  return (
    <Card as="div" heading={t('work-title')}>
      <Attention visit={visit} row={row} notes={notes} />
      {worked === null ? null : (
        <Facts
          facts={[
            { name: t('work-time'), value: duration(worked) },
            { name: t('work-km'), value: String(km ?? 0) },
          ]}
        />
      )}
      <Row>
        {actions.map((action) => (
          <ActionButton key={action.id} action={action} onRefused={onDone} />
        ))}
      </Row>
      {dialog?.step === 'miss-visit' ? <VisitReasonDialog {...shared} kind="miss-visit" /> : null}
      {dialog === null || dialog.step === 'miss-visit' ? null : (
        <WorkDialog {...shared} kind={dialog.step} known={known} />
      )}
    </Card>
  );
}
