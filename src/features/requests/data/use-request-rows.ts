import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { agedKeys } from '#offline/aged/aged-query.ts';
import { deviceOutbox } from '#sync/account-outbox.ts';
import { rowsState, type RowsState } from '../list/rows-state.ts';
import { requestSources } from './queries.ts';
import { useAged } from './use-aged.ts';
import { useOutboxItems } from './use-outbox-items.ts';

/** Reads anew what moves when something arrives from this device, whoever sent it: a page or the service worker. */
export function useReadOnReceipt(uid: string): void {
  const client = useQueryClient();
  useEffect(
    () =>
      deviceOutbox().onReceived((item) => {
        if (item.actorUid === uid) void client.invalidateQueries({ queryKey: agedKeys.moving(uid) });
      }),
    [client, uid],
  );
}

/** The newest requests of this person: the server's and those that have yet to leave this device. */
export function useRequestRows(uid: string): RowsState {
  const list = useAged(requestSources.list(uid));
  const items = useOutboxItems(uid);
  const listed = list.status === 'ready' ? list.value.requests : null;
  useReadOnReceipt(uid);

  useEffect(() => {
    if (listed !== null) void deviceOutbox().confirmShown(forSelf(uid), listed);
  }, [listed, uid]);

  return useMemo(
    () => rowsState(list.status === 'ready' ? { ...list, value: list.value.requests } : list, items),
    [list, items],
  );
}
