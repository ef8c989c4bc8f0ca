import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { deviceOutbox } from '#offline/device.ts';
import { rowsState, type RowsState } from '../list/rows-state.ts';
import { listedAtOnce, requestKeys, requestSources } from './queries.ts';
import { useAged } from './use-aged.ts';
import { useOutboxItems } from './use-outbox-items.ts';

/** The requests of this person: the server's and those that have yet to leave this device. */
export function useRequestRows(uid: string, most: number = listedAtOnce): RowsState {
  const list = useAged(requestSources.list(uid, most));
  const items = useOutboxItems(uid);
  const client = useQueryClient();
  const listed = list.status === 'ready' ? list.value : null;

  useEffect(
    () =>
      deviceOutbox().onReceived((item) => {
        if (item.uid === uid) void client.invalidateQueries({ queryKey: requestKeys.moving(uid) });
      }),
    [client, uid],
  );

  useEffect(() => {
    if (listed !== null) void deviceOutbox().confirmListed(uid, listed);
  }, [listed, uid]);

  return useMemo(() => rowsState(list, items), [list, items]);
}
