import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { mintId } from '#lib/ids.ts';
import { cachedKeys } from '#offline/cached/cached-query.ts';
import { saveOrSend } from '#shared/outbox/save-or-send.ts';
import { useOutboxItems } from '#shared/outbox/use-outbox-items.ts';
import { deviceOutbox } from '#sync/account-outbox.ts';
import { type ChangeSeries, seriesChangeOf } from '#sync/commands/change-series.ts';
import type { OutboxItem } from '#sync/engine/item.ts';

/** A change that was given on this device. */
export interface GivenChange {
  readonly item: OutboxItem;
  readonly command: ChangeSeries;
}

/** The senior's changes of one series: saved on this device, which sends them; sent at once where nothing can be saved. */
export function useSeriesChange(acting: ActingFor, requestId: string) {
  const items = useOutboxItems(acting);
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<DomainError | null>(null);
  const given = (items ?? []).flatMap((item): GivenChange[] => {
    const command = item.state === 'cancelled' ? null : seriesChangeOf(item);
    return command?.requestId === requestId ? [{ item, command }] : [];
  });

  /** @returns whether it is saved or sent. */
  async function give(change: ChangeSeries['change'], visitId: string): Promise<boolean> {
    setFailure(null);
    setBusy(true);
    const command: ChangeSeries = { kind: 'change-series', requestId, visitId, changeId: mintId(), change };
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
    retry: (itemId: string) => void deviceOutbox().retry(acting, itemId),
    forget: (itemId: string) => void deviceOutbox().remove(acting, itemId),
    /** The last change of this kind, of this visit; null for none. */
    givenFor: (change: ChangeSeries['change'], visitId: string): GivenChange | null =>
      given.findLast(({ command }) => command.change === change && command.visitId === visitId) ?? null,
  };
}

export type SeriesChange = ReturnType<typeof useSeriesChange>;
