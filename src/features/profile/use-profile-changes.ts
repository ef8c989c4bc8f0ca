import { useMemo, useState } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { changedUnits, type ProfileChanges } from '#domain/accounts/profile-changes.ts';
import { mintId } from '#lib/ids.ts';
import { requestStoragePersistence } from '#offline/storage-persistence.ts';
import { useOutboxReceipts } from '#shared/outbox/use-outbox-items.ts';
import { type AccountItem, deviceOutbox } from '#sync/account-outbox.ts';
import type { ProfileUpdate } from '#sync/commands/update-profile.ts';
import { type Conflict, deliveryOf } from './delivery.ts';
import { submitChanges } from './submit-changes.ts';
import { useProfileOutcome } from './use-profile-outcome.ts';

/** Changes to a profile: submitting them, answering a conflict, and their way to the server. */
export function useProfileChanges(acting: ActingFor, items: readonly AccountItem[]) {
  const delivery = useMemo(() => deliveryOf(items), [items]);
  const { outcome, status, setOutcome, tell, clear } = useProfileOutcome(delivery);
  const [unkept, setUnkept] = useState<Conflict | null>(null);
  const conflict = delivery.kind === 'conflict' ? delivery.conflict : unkept;

  useOutboxReceipts(acting, ({ command }) => {
    if (command.kind === 'update-profile') setOutcome({ kind: 'received' });
  });

  async function submit(update: ProfileUpdate): Promise<boolean> {
    const keepStorage = () => requestStoragePersistence(navigator.storage);
    const submission = await submitChanges(acting, update, { outbox: deviceOutbox(), mintId, keepStorage });
    switch (submission.kind) {
      case 'saved':
        tell({ kind: 'none' });
        return true;
      case 'sent':
        tell({ kind: 'received' });
        return true;
      case 'undone':
        tell({ kind: 'unchanged' });
        return true;
      case 'conflict':
        setUnkept({ changes: update.changes, theirs: submission.theirs, itemId: null });
        return false;
      case 'failed':
        tell({ kind: 'failed', error: submission.error });
        return false;
    }
  }

  async function answer({ itemId }: Conflict, changes: ProfileChanges) {
    setUnkept(null);
    if (changedUnits(changes).length > 0) {
      await submit({ changeId: mintId(), changes, ...(itemId === null ? {} : { answers: itemId }) });
      return;
    }
    const removed = itemId === null ? null : await deviceOutbox().remove(acting, itemId);
    tell(removed?.ok === false ? { kind: 'failed', error: removed.error } : { kind: 'left' });
  }

  return { delivery, conflict, outcome, status, tell, clear, submit, answer };
}
