import type { StoredServiceRequest } from '#domain/documents/service-request.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { CachedState } from '#offline/cached/cached-state.ts';
import type { AccountItem } from '#sync/account-outbox.ts';
import { mergeRequests } from './merge-requests.ts';
import type { RequestRow } from './request-row.ts';

export type RowsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: DomainError }
  | {
      readonly status: 'ready';
      readonly rows: readonly RequestRow[];
      /** Epoch milliseconds of the server's part of the list; null when only the outbox is known. */
      readonly savedAt: number | null;
      readonly error: DomainError | null;
    };

/**
 * Merges both sources into the state of the list; `ready` without rows only when both are known.
 * @param items null until the outbox has been read.
 */
export function rowsState(
  list: CachedState<readonly StoredServiceRequest[]>,
  items: readonly AccountItem[] | null,
): RowsState {
  const rows = mergeRequests(list.status === 'ready' ? list.value : [], items ?? []);
  if (list.status === 'ready' && (items !== null || rows.length > 0)) {
    return { status: 'ready', rows, savedAt: list.savedAt, error: list.error };
  }
  if (rows.length > 0) {
    return { status: 'ready', rows, savedAt: null, error: list.status === 'failed' ? list.error : null };
  }
  return list.status === 'failed' ? list : { status: 'loading' };
}
