import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { StaffAction } from '#shared/staff/actions/action.ts';
import { ActionButton } from '#shared/staff/actions/action-button.tsx';
import { useActions } from '#shared/staff/actions/use-actions.ts';
import { useConnection } from '#shared/staff/connection/use-connection.ts';
import { SaidNotice } from '#shared/staff/said-notice.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TransferDialog } from './transfer-dialog.tsx';

interface TransferActionProps {
  readonly acting: ActingFor;
  /** Opens the balance that a transfer was added to. */
  readonly onBooked: (seniorId: string) => void;
}

/** Ticking off transfers, above the list of balances. */
export function TransferAction({ acting, onBooked }: TransferActionProps) {
  const { t } = useTranslation(['debts', 'lists']);
  const { reason } = useConnection();
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState<'booked' | 'refused' | null>(null);
  const action: StaffAction = {
    id: 'transfer-record',
    label: t('transfer-open'),
    group: t('lists:credits-title'),
    keys: ['t'],
    disabledReason: reason,
    run: () => setOpen(true),
  };
  useActions([action]);
  return (
    <Stack gap="close">
      <Row>
        <ActionButton action={action} icon="credits" onRefused={() => setSaid('refused')} />
      </Row>
      <SaidNotice done={said === 'booked' ? t('transfer-done') : null} refused={said === 'refused' ? reason : null} />
      {open ? (
        <TransferDialog
          acting={acting}
          onClose={() => setOpen(false)}
          onDone={(seniorId) => {
            setOpen(false);
            setSaid('booked');
            onBooked(seniorId);
          }}
        />
      ) : null}
    </Stack>
  );
}
