import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { approveAdjustment } from '#domain/contracts/adjustments.ts';
import type { Listed } from '#domain/staff/list-page.ts';
import type { NamedAdjustment } from '#firebase/staff/credit-accounts.ts';
import { CommandDialog } from '#shared/staff/dialogs/command-dialog.tsx';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';
import { useAmountWords } from './use-amount-words.ts';

interface ApproveDialogProps {
  readonly acting: ActingFor;
  readonly asked: Listed<NamedAdjustment>;
  readonly answer: 'yes' | 'no';
  readonly onClose: () => void;
  readonly onDone: (done: string) => void;
}

/** The second staff member's answer, with what it does. */
export function ApproveDialog({ acting, asked, answer, onClose, onDone }: ApproveDialogProps) {
  const { t } = useTranslation('lists');
  const amount = useAmountWords();
  const { busy, problem, run } = useDispatch(acting, approveAdjustment);
  const { adjustment, seniorName } = asked.value;
  const name = seniorName || t('unknown');

  async function go() {
    const done = await run({ adjustment_id: asked.id, revision: adjustment.revision, answer });
    if (done) onDone(t(`adjustment-${answer}-done`));
  }

  return (
    <CommandDialog
      title={t(`adjustment-${answer}-for`, { name })}
      go={t(`adjustment-${answer}`)}
      danger={answer === 'no'}
      busy={busy}
      problem={problem}
      onGo={() => void go()}
      onClose={onClose}
    >
      <p>
        <strong>{t('pending-line', { name, amount: amount(adjustment.cents) })}</strong>
      </p>
      <p>{adjustment.reason}</p>
      <p>{t(`adjustment-${answer}-what`)}</p>
    </CommandDialog>
  );
}
