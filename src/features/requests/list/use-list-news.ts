import type { RefObject } from 'react';
import type { RequestRow } from '#shared/requests/request-row.ts';
import { useChangedElsewhere } from './use-changed-elsewhere.ts';
import { useDeliveryAnnouncer } from './use-delivery-announcer.ts';
import { useFocusAfterAnswer } from './use-focus-after-answer.ts';
import type { ListQuestions } from './use-list-questions.ts';
import { findRow, type RequestListState } from './use-request-list.ts';

export interface ListNewsState {
  /** The news of deliveries, for the screen reader. */
  readonly spoken: string;
  /** The element that shows the news; it gets the focus when the card of an answered question goes away. */
  readonly outcome: RefObject<HTMLDivElement | null>;
  /** The request that was just confirmed in the form. */
  readonly saved: RequestRow | undefined;
  /** The request that was just cancelled: null when it is gone from this device, undefined when there is none. */
  readonly cancelled: RequestRow | null | undefined;
  readonly removed: boolean;
  /** The requests that were changed elsewhere. */
  readonly changed: readonly RequestRow[];
}

/** What became of what was done here, and what was changed elsewhere. */
export function useListNews(
  list: RequestListState,
  savedRequestId: string | null,
  { lastCancelledId, removed, answered }: ListQuestions,
  serviceName: (serviceId: string) => string,
): ListNewsState {
  const rows = list.all.status === 'ready' ? list.all.rows : null;
  const spoken = useDeliveryAnnouncer(rows, [savedRequestId, lastCancelledId], serviceName);
  const changed = useChangedElsewhere(rows).filter(({ id }) => id !== lastCancelledId);
  const outcome = useFocusAfterAnswer(answered);
  return {
    spoken,
    outcome,
    saved: findRow(list, savedRequestId),
    cancelled: rows === null || lastCancelledId === null ? undefined : (findRow(list, lastCancelledId) ?? null),
    removed,
    changed,
  };
}
