import { useId, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import {
  changeStaffRole,
  type StaffAccount,
  type StaffPart,
  staffParts,
} from '#domain/contracts/staff/staff-accounts.ts';
import { CommandDialog } from '#shared/staff/dialogs/command-dialog.tsx';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';
import { ChoiceCards } from '#ui/fields/choice-cards.tsx';

/** What a colleague may do now. */
export const partOf = ({ role, blocked }: Pick<StaffAccount, 'role' | 'blocked'>): StaffPart =>
  blocked ? 'none' : role;

interface RoleDialogProps {
  readonly acting: ActingFor;
  readonly member: StaffAccount;
  readonly onClose: () => void;
  /** Called with what was done, in words. */
  readonly onDone: (text: string) => void;
}

/** Gives a colleague another part of the work, or takes the access away. */
export function RoleDialog({ acting, member, onClose, onDone }: RoleDialogProps) {
  const { t } = useTranslation('team');
  const { busy, problem, run } = useDispatch(acting, changeStaffRole);
  const [role, setRole] = useState(partOf(member));
  const id = useId();

  async function go() {
    const done = await run({ staff_uid: member.uid, role });
    if (done) onDone(t('role-done', { name: member.name, role: t(`role-${role}`) }));
  }

  return (
    <CommandDialog
      title={t('role-title', { name: member.name })}
      go={t('role-go')}
      danger={role === 'none'}
      busy={busy}
      stopped={role === partOf(member)}
      problem={problem}
      onGo={() => void go()}
      onClose={onClose}
    >
      <ChoiceCards
        id={id}
        name="role"
        legend={t('role-legend')}
        hint={t('role-told')}
        choices={staffParts.map((value) => ({
          value,
          label: t(`role-${value}`),
          description: t(`role-${value}-what`),
        }))}
        value={role}
        onChange={setRole}
      />
    </CommandDialog>
  );
}
