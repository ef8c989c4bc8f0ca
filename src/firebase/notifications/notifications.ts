import { collection, doc, getDoc, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { appCollections } from '#domain/collections.ts';
import { notificationSchema, type StoredNotification } from '#domain/documents/notification.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { attempt } from '../attempt.ts';
import { connectFirestore } from '../connect-firestore.ts';
import { parseDocument, parseDocuments } from '../parsing.ts';

/** What was sent to the senior, the newest first. */
export async function listNotifications(
  { seniorId }: Pick<ActingFor, 'seniorId'>,
  maxCount: number,
): Promise<Result<StoredNotification[], DomainError>> {
  const notifications = collection(connectFirestore(), appCollections.notifications);
  const newest = query(notifications, where('user_id', '==', seniorId), orderBy('sent_at', 'desc'), limit(maxCount));
  const found = await attempt(() => getDocs(newest));
  return found.ok ? ok(parseDocuments(notificationSchema, found.value.docs)) : found;
}

/** One of them; null where there is none. */
export async function readNotification(id: string): Promise<Result<StoredNotification | null, DomainError>> {
  const read = await attempt(() => getDoc(doc(connectFirestore(), appCollections.notifications, id)));
  return read.ok ? ok(parseDocument(notificationSchema, read.value.data())) : read;
}
