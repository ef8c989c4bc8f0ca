import { useTranslation } from '#i18n/use-translation.ts';
import { cancelRequest } from '#domain/contracts/dispatch.ts';
import { CommandDialog } from '#shared/staff/dialogs/command-dialog.tsx';
import { ReasonField } from '#shared/staff/dialogs/reason-field.tsx';
import type { RequestDialogProps } from '#shared/staff/dialogs/request-dialog-props.ts';
import { useReason } from '#shared/staff/dialogs/use-reason.ts';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';

/** Cancels the request with every visit that has not begun. */
export function CancelRequestDialog({ acting, requestId, revision, onClose, onDone }: RequestDialogProps) {
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
