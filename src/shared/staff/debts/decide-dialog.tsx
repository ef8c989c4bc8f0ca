import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { decideLatePayment } from '#domain/contracts/debts.ts';
import type { LatePaymentDecision, StoredDebt } from '#domain/documents/payments/debt.ts';
import { formatEuro } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useDispatch } from '../dispatch/use-dispatch.ts';
import { CommandDialog } from '../dialogs/command-dialog.tsx';
import { ReasonField } from '../dialogs/reason-field.tsx';
import { useReason } from '../dialogs/use-reason.ts';

export interface DecideDialogProps {
  readonly acting: ActingFor;
  readonly stored: StoredDebt;
  readonly decision: LatePaymentDecision;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Releases a fee, or says why it is not asked. */
export function DecideDialog({ acting, stored, decision, onClose, onDone }: DecideDialogProps) {
  const { t } = useTranslation('debts');
  const language = useLanguage();
  const { reason, setReason, tried, setTried, given } = useReason();
  const { busy, problem, run } = useDispatch(acting, decideLatePayment);
  const { id, debt } = stored;
  const amount = formatEuro(debt.fee?.cents ?? debt.proposed_cents ?? 0, language);
  const needsReason = decision !== 'release';

  async function go() {
    setTried(true);
    if (needsReason && given === '') return;
    const done = await run({ debt_id: id, revision: debt.revision, decision, reason: given });
    if (done) onDone();
  }

  return (
    <CommandDialog
      title={t(`${decision}-title`, { amount })}
      go={t(`${decision}-go`)}
      busy={busy}
      problem={problem}
      onGo={() => void go()}
      onClose={onClose}
    >
      <p>{t(`${decision}-what`)}</p>
      {needsReason ? <ReasonField label={t('reason')} value={reason} onChange={setReason} missing={tried} /> : null}
    </CommandDialog>
  );
}
