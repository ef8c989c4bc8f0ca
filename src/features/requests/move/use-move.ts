import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { mintId } from '#lib/ids.ts';
import { cachedKeys } from '#offline/cached/cached-query.ts';
import { saveOrSend } from '#shared/outbox/save-or-send.ts';
import { useOutboxItems } from '#shared/outbox/use-outbox-items.ts';
import { deviceOutbox } from '#sync/account-outbox.ts';
import { moveOf, type ProposeMove } from '#sync/commands/propose-move.ts';
import type { OutboxItem } from '#sync/engine/item.ts';

/** What was asked on this device. */
export interface GivenMove {
  readonly item: OutboxItem;
  readonly command: ProposeMove;
}

/** A visit as it stands, and of which request it is. */
export interface MovableVisit {
  readonly requestId: string;
  readonly id: string;
  readonly date: string;
  readonly start: string;
  readonly minutes: number;
}

/** The moves of one visit: saved on this device, which sends them; sent at once where nothing can be saved. */
export function useMove(acting: ActingFor, { requestId, id: visitId, date, start }: MovableVisit) {
  const items = useOutboxItems(acting);
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<DomainError | null>(null);
  const given = (items ?? []).flatMap((item): GivenMove[] => {
    const command = item.state === 'cancelled' ? null : moveOf(item);
    return command?.visitId === visitId ? [{ item, command }] : [];
  });

  /** @param to null: not any more. @returns whether it is saved or sent. */
  async function give(to: ProposeMove['to']): Promise<boolean> {
    setFailure(null);
    setBusy(true);
    const command: ProposeMove = {
      kind: 'propose-move',
      ...{ requestId, visitId, moveId: mintId(), from: { date, start }, to },
    };
    const outcome = await saveOrSend(acting, command, deviceOutbox());
    setBusy(false);
    if (outcome.kind === 'failed') setFailure(outcome.error);
    else void client.invalidateQueries({ queryKey: cachedKeys.volatile(acting) });
    return outcome.kind !== 'failed';
  }

  return {
    busy,
    failure,
    forgetFailure: () => setFailure(null),
    give,
    forget: (itemId: string) => void deviceOutbox().remove(acting, itemId),
    /** The last of this device that the list does not show yet; null for none. */
    given: given.at(-1) ?? null,
  };
}

export type Move = ReturnType<typeof useMove>;
