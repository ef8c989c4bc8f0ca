import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { correctVisit, recordVisit } from '#domain/contracts/dispatch.ts';
import { readKilometres, readMinutes, type TypedWork } from '#domain/dispatch/read-work.ts';
import { CommandDialog } from '#shared/staff/dialogs/command-dialog.tsx';
import { ReasonField } from '#shared/staff/dialogs/reason-field.tsx';
import type { RequestDialogProps } from '#shared/staff/dialogs/request-dialog-props.ts';
import { useReason } from '#shared/staff/dialogs/use-reason.ts';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';
import { TypedField } from '#ui/fields/typed-field.tsx';

const contracts = { 'record-visit': recordVisit, 'correct-visit': correctVisit } as const;

interface WorkDialogProps extends RequestDialogProps {
  readonly kind: keyof typeof contracts;
  readonly visitId: string;
  /** The visit, in words. */
  readonly about: string;
  readonly known: TypedWork;
}

/** How long a visit took: written down for the student, or corrected. The senior gets a mail, and looks at it. */
export function WorkDialog(props: WorkDialogProps) {
  const { acting, requestId, revision, kind, visitId, about, known, onClose, onDone } = props;
  const { t } = useTranslation('file');
  const [typed, setTyped] = useState(known);
  const { reason, setReason, tried, setTried, given } = useReason();
  const { busy, problem, run } = useDispatch(acting, contracts[kind]);
  const minutes = readMinutes(typed.minutes);
  const km = readKilometres(typed.km);

  async function go() {
    setTried(true);
    if (minutes === null || km === null || given === '') return;
    const said = { request_id: requestId, visit_id: visitId, revision, minutes, km, reason: given };
    if (await run(said)) onDone(t(`done-${kind}`));
  }

  return (
    <CommandDialog
      title={t(`title-${kind}`)}
      go={t(`go-${kind}`)}
      busy={busy}
      problem={problem}
      onGo={() => void go()}
      onClose={onClose}
    >
      <p>{about}</p>
      <p>{t(`what-${kind}`)}</p>
      <TypedField
        id="minutes"
        type="text"
        decimal
        label={t('work-minutes')}
        value={typed.minutes}
        error={tried && minutes === null ? t('work-minutes-wrong') : undefined}
        onChange={(value) => setTyped({ ...typed, minutes: value })}
      />
      <TypedField
        id="km"
        type="text"
        decimal
        label={t('work-km')}
        value={typed.km}
        error={tried && km === null ? t('work-km-wrong') : undefined}
        onChange={(value) => setTyped({ ...typed, km: value })}
      />
      <ReasonField label={t('reason')} value={reason} onChange={setReason} missing={tried} />
    </CommandDialog>
  );
}
