import type { DocumentChange } from '../shell/document-change.ts';
import type { Services } from '../shell/services.ts';

/** Brings the board in line with a request that a senior made or cancelled. */
export async function refreshBoard(
  { documentId }: DocumentChange,
  { dispatch }: Pick<Services, 'dispatch'>,
): Promise<void> {
  await dispatch.refresh(documentId);
}

/** The same for every request of a senior whose name or address changed. */
export async function refreshRowsOfAccount(
  { documentId }: DocumentChange,
  { dispatch }: Pick<Services, 'dispatch'>,
): Promise<void> {
  for (const requestId of await dispatch.requestsOf(documentId)) await dispatch.refresh(requestId);
}
