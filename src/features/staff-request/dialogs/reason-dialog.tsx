import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cancelRequest, cancelVisit, unassignStudent } from '#domain/contracts/dispatch.ts';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';
import { CommandDialog } from '#shared/staff/dialogs/command-dialog.tsx';
import type { FileDialogProps } from './file-dialog-props.ts';
import { ReasonField } from '#shared/staff/dialogs/reason-field.tsx';

const contracts = {
  unassign: unassignStudent,
  'cancel-visit': cancelVisit,
} as const;

interface VisitReasonDialogProps extends FileDialogProps {
  readonly kind: keyof typeof contracts;
  readonly visitId: string;
  /** Whom or what it is about, in words. */
  readonly about: string;
}

function useReason() {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  return { reason, setReason, tried, setTried, given: reason.trim() };
}

/** Takes the student off a visit, or cancels the visit: with a reason, which the history keeps. */
export function VisitReasonDialog(props: VisitReasonDialogProps) {
  const { acting, requestId, revision, kind, visitId, about, onClose, onDone } = props;
  const { t } = useTranslation('file');
  const { reason, setReason, tried, setTried, given } = useReason();
  const { busy, problem, run } = useDispatch(acting, contracts[kind]);

  async function go() {
    setTried(true);
    if (given === '') return;
    if (await run({ request_id: requestId, visit_id: visitId, revision, reason: given })) onDone(t(`done-${kind}`));
  }

  return (
    <CommandDialog
      title={t(`title-${kind}`)}
      go={t(`go-${kind}`)}
      danger={kind === 'cancel-visit'}
      busy={busy}
      problem={problem}
      onGo={() => void go()}
      onClose={onClose}
    >
      <p>{about}</p>
      <p>{t(`what-${kind}`)}</p>
      <ReasonField label={t('reason')} value={reason} onChange={setReason} missing={tried} />
    </CommandDialog>
  );
}

/** Cancels the request with every visit that has not begun. */
export function CancelRequestDialog({ acting, requestId, revision, onClose, onDone }: FileDialogProps) {
  const { t } = useTranslation('file');
  const { reason, setReason, tried, setTried, given } = useReason();
  const { busy, problem, run } = useDispatch(acting, cancelRequest);

  async function go() {
    setTried(true);
    if (given === '') return;
    if (await run({ request_id: requestId, revision, reason: given })) onDone(t('done-cancel-request'));
  }

  return (
    <CommandDialog
      title={t('title-cancel-request')}
      go={t('go-cancel-request')}
      danger
      busy={busy}
      problem={problem}
      onGo={() => void go()}
      onClose={onClose}
    >
      <p>{t('what-cancel-request')}</p>
      <ReasonField label={t('reason')} value={reason} onChange={setReason} missing={tried} />
    </CommandDialog>
  );
}
