import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { mintId } from '#lib/ids.ts';
import { cachedKeys } from '#offline/cached/cached-query.ts';
import { saveOrSend } from '#shared/outbox/save-or-send.ts';
import { useOutboxItems, useRefreshOnReceipt } from '#shared/outbox/use-outbox-items.ts';
import { type AccountItem, deviceOutbox } from '#sync/account-outbox.ts';
import { type EndMembership, endOf } from '#sync/commands/end-membership.ts';

/** The memberships that were ended on this device: saved here and sent later where there is no network. */
export function useEnding(acting: ActingFor) {
  const client = useQueryClient();
  const items = useOutboxItems(acting);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<DomainError | null>(null);
  useRefreshOnReceipt(acting, (item) => endOf(item) !== null);

  /** @returns whether it is saved or sent. */
  async function end(memberUid: string): Promise<boolean> {
    setBusy(true);
    setFailure(null);
    const command: EndMembership = { kind: 'end-membership', memberUid, endId: mintId() };
    const outcome = await saveOrSend(acting, command, deviceOutbox());
    setBusy(false);
    if (outcome.kind === 'failed') setFailure(outcome.error);
    else void client.invalidateQueries({ queryKey: cachedKeys.volatile(acting) });
    return outcome.kind !== 'failed';
  }

  return {
    busy,
    failure,
    end,
    /** Before the outbox is read nobody is shown: who was taken out would still stand there. */
    isReady: items !== null,
    /** The newest item about this member; null for none that counts. */
    itemOf: (memberUid: string): AccountItem | null =>
      (items ?? []).findLast((item) => item.state !== 'cancelled' && endOf(item)?.memberUid === memberUid) ?? null,
    retry: (itemId: string) => void deviceOutbox().retry(acting, itemId),
    forget: (itemId: string) => void deviceOutbox().remove(acting, itemId),
  };
}

export type Ending = ReturnType<typeof useEnding>;
