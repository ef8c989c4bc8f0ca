import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { forSelf } from '#domain/accounts/acting-for.ts';
import type { InterimUser } from '#domain/documents/interim-user.ts';
import { readInterimUser } from '#firebase/interim-users.ts';
import { accountSource } from '#offline/aged/account-source.ts';
import { type AgedState, agedState } from '#offline/aged/aged.ts';
import { agedKeys, agedQuery } from '#offline/aged/aged-query.ts';
import { type AccountItem, deviceOutbox } from '#sync/account-outbox.ts';
import { shownProfile } from '#sync/commands/update-profile.ts';
import { useOutboxItems } from './use-outbox-items.ts';

export interface KnownAccount {
  /** The record with what this device has yet to send; null when there is none. */
  readonly account: AgedState<InterimUser | null>;
  readonly items: readonly AccountItem[];
}

const none: readonly AccountItem[] = [];

/** The account as this person knows it, on this device. */
export function useAccount(uid: string): KnownAccount {
  const client = useQueryClient();
  const { data, error } = useQuery(agedQuery(accountSource(uid, readInterimUser)));
  const items = useOutboxItems(uid);

  useEffect(
    () =>
      deviceOutbox().onReceived((item) => {
        if (item.actorUid === uid && item.command.kind === 'update-profile') {
          void client.invalidateQueries({ queryKey: agedKeys.moving(uid) });
        }
      }),
    [client, uid],
  );

  // Only an answer of the server confirms; what this device kept may be older than the change.
  const answered = data?.error === null ? (data.known?.value ?? null) : null;
  useEffect(() => {
    if (answered !== null) void deviceOutbox().confirmShown(forSelf(uid), [{ profile: answered }]);
  }, [answered, uid]);

  return useMemo((): KnownAccount => {
    const state = error === null ? agedState(data) : ({ status: 'failed', error: { code: 'unknown' } } as const);
    // Without the items the form would show for a moment what the person has changed already.
    if (items === null && state.status === 'ready') return { account: { status: 'loading' }, items: none };
    if (state.status !== 'ready' || state.value === null) return { account: state, items: items ?? none };
    return { account: { ...state, value: shownProfile(state.value, items ?? none) }, items: items ?? none };
  }, [data, error, items]);
}
