import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { cachedKeys } from '#offline/cached/cached-query.ts';
import { deviceOutbox } from '#sync/account-outbox.ts';
import type { AccountCommand } from '#sync/commands/registry.ts';
import type { OutboxItem } from '#sync/engine/item.ts';
import { saveOrSend } from './save-or-send.ts';
import { useOutboxItems } from './use-outbox-items.ts';

/** A command that was given on this device. */
export interface GivenCommand<Given> {
  readonly item: OutboxItem;
  readonly command: Given;
}

/**
 * Commands about what a screen shows: saved on this device, which sends them; sent at once where nothing can be saved.
 * @param read the command of an item, if it is about that; null for every other.
 */
export function useGivenCommands<Given extends AccountCommand>(
  acting: ActingFor,
  read: (item: OutboxItem) => Given | null,
) {
  const items = useOutboxItems(acting, (item) => read(item) !== null);
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<DomainError | null>(null);
  const given = (items ?? []).flatMap((item): GivenCommand<Given>[] => {
    const command = item.state === 'cancelled' ? null : read(item);
    return command === null ? [] : [{ item, command }];
  });

  /** @returns whether it is saved or sent. */
  async function give(command: Given): Promise<boolean> {
    setFailure(null);
    setBusy(true);
    const outcome = await saveOrSend(acting, command, deviceOutbox());
    setBusy(false);
    if (outcome.kind === 'failed') setFailure(outcome.error);
    else void client.invalidateQueries({ queryKey: cachedKeys.volatile(acting) });
    return outcome.kind !== 'failed';
  }

  return {
    /** Whether the outbox was read. */
    isReady: items !== null,
    busy,
    failure,
    forgetFailure: () => setFailure(null),
    give,
    retry: (itemId: string) => void deviceOutbox().retry(acting, itemId),
    forget: (itemId: string) => void deviceOutbox().remove(acting, itemId),
    /** Those of this device that the list does not show yet, in the order in which they were given. */
    given,
  };
}
