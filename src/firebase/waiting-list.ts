import { appCollections } from '#domain/collections.ts';
import type { WaitingListEntry } from '#domain/documents/waiting-list-entry.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import { createAsVisitor } from './visitor-write.ts';

/** @param entryId minted when the form opened; makes storing idempotent. */
export const joinWaitingList = (entryId: string, entry: WaitingListEntry): Promise<Result<void, DomainError>> =>
  createAsVisitor(appCollections.waitingList, entryId, entry);
