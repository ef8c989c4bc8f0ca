import { useMemo, useState } from 'react';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import {
  type Channel,
  type ChosenChannels,
  chosenChannelsSchema,
  type ToldKind,
} from '#domain/documents/alerts/notification-preferences.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { mintId } from '#lib/ids.ts';
import type { CachedState } from '#offline/cached/cached-state.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { saveOrSend } from '#shared/outbox/save-or-send.ts';
import { useOutboxItems, useRefreshOnReceipt } from '#shared/outbox/use-outbox-items.ts';
import { type AccountItem, deviceOutbox } from '#sync/account-outbox.ts';
import { choiceOf, type ChooseChannels } from '#sync/commands/choose-channels.ts';
import { preferenceQueries } from './preference-queries.ts';

export interface Preferences {
  /** With what this device has yet to send. */
  readonly chosen: CachedState<ChosenChannels>;
  /** `waiting`: on this device, and not at the server yet. */
  readonly delivery: 'none' | 'saved' | 'waiting' | 'refused';
  /** The last choice could not even be kept here. */
  readonly error: DomainError | null;
  choose(told: ToldKind, channels: readonly Channel[]): Promise<void>;
}

const none: readonly AccountItem[] = [];

function withChoices(chosen: ChosenChannels, items: readonly AccountItem[]): ChosenChannels {
  let shown = chosen;
  for (const item of items) {
    const choice = item.state === 'cancelled' || item.state === 'needs-you' ? null : choiceOf(item);
    const chosenNow = choice === null ? null : chosenChannelsSchema.safeParse({ [choice.told]: choice.channels });
    if (chosenNow?.success === true) shown = { ...shown, ...chosenNow.data };
  }
  return shown;
}

function deliveryOf(items: readonly AccountItem[], hasChosen: boolean): Preferences['delivery'] {
  const own = items.filter((item) => choiceOf(item) !== null);
  if (own.some(({ state }) => state === 'needs-you')) return 'refused';
  if (own.some(({ state }) => state === 'waiting' || state === 'sending')) return 'waiting';
  return hasChosen ? 'saved' : 'none';
}

/** How the senior wants to be told, and her changes of it. */
export function usePreferences(acting: ActingFor): Preferences {
  const known = useCachedQuery(useMemo(() => preferenceQueries.chosen(acting), [acting]));
  const items = useOutboxItems(acting);
  const [hasChosen, setHasChosen] = useState(false);
  const [error, setError] = useState<DomainError | null>(null);
  useRefreshOnReceipt(acting, (item) => choiceOf(item) !== null);

  const chosen = useMemo((): CachedState<ChosenChannels> => {
    if (known.status !== 'ready') return known;
    // Not before the outbox is read: the boxes would first show what was before the last choice.
    return items === null ? { status: 'loading' } : { ...known, value: withChoices(known.value, items) };
  }, [known, items]);

  async function choose(told: ToldKind, channels: readonly Channel[]): Promise<void> {
    const command: ChooseChannels = {
      kind: 'choose-channels',
      choiceId: mintId(),
      told,
      channels: [...channels],
    };
    const outcome = await saveOrSend(acting, command, deviceOutbox());
    setHasChosen(outcome.kind !== 'failed');
    setError(outcome.kind === 'failed' ? outcome.error : null);
  }

  return { chosen, delivery: deliveryOf(items ?? none, hasChosen), error, choose };
}
