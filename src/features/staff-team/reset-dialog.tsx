import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { resetSecondFactor, type StaffAccount } from '#domain/contracts/staff/staff-accounts.ts';
import { CommandDialog } from '#shared/staff/dialogs/command-dialog.tsx';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';

interface ResetDialogProps {
  readonly acting: ActingFor;
  readonly member: StaffAccount;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

export function ResetDialog({ acting, member: { uid, name }, onClose, onDone }: ResetDialogProps) {
  const { t } = useTranslation('team');
  const { busy, problem, run } = useDispatch(acting, resetSecondFactor);

  async function go() {
    if (await run({ staff_uid: uid })) onDone(t('reset-done', { name }));
  }

  return (
    <CommandDialog
      title={t('reset-title', { name })}
      go={t('reset')}
      danger
      busy={busy}
      problem={problem}
      onGo={() => void go()}
      onClose={onClose}
    >
      <p>{t('reset-what')}</p>
      <p>{t('reset-sure')}</p>
    </CommandDialog>
  );
}
