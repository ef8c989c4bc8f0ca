import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { mintId } from '#lib/ids.ts';
import { useGivenCommands } from '#shared/outbox/use-given-commands.ts';
import { useRefreshOnReceipt } from '#shared/outbox/use-outbox-items.ts';
import { endOf } from '#sync/commands/end-membership.ts';
import type { OutboxItem } from '#sync/engine/item.ts';

/** The memberships that were ended on this device: saved here and sent later where there is no network. */
export function useEnding(acting: ActingFor) {
  const { given, give, busy, failure, isReady, retry, forget } = useGivenCommands(acting, endOf);
  useRefreshOnReceipt(acting, (item) => endOf(item) !== null);
  return {
    busy,
    failure,
    /** Before that nobody is shown: who was taken out would still stand there. */
    isReady,
    /** @returns whether it is saved or sent. */
    end: (memberUid: string) => give({ kind: 'end-membership', memberUid, endId: mintId() }),
    /** The newest item about this member; null for none that counts. */
    itemOf: (memberUid: string): OutboxItem | null =>
      given.findLast(({ command }) => command.memberUid === memberUid)?.item ?? null,
    retry,
    forget,
  };
}

export type Ending = ReturnType<typeof useEnding>;
