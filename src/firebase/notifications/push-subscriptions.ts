import { deleteDoc, doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { appCollections } from '#domain/collections.ts';
import type { StoredPushSubscription } from '#domain/documents/alerts/push-subscription.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { hashOf } from '#lib/ids.ts';
import { attempt } from '../attempt.ts';
import { connectFirestore } from '../connect-firestore.ts';

declare global {
  interface ImportMetaEnv {
    readonly VITE_VAPID_PUBLIC_KEY?: string;
  }
}

type Browser = Pick<StoredPushSubscription, 'endpoint' | 'p256dh' | 'auth'>;

/** By which push services know us; empty where the app was built without push messages. */
export const pushPublicKey: string = import.meta.env.VITE_VAPID_PUBLIC_KEY ?? '';

/** One document for each browser. */
const referenceOf = async (endpoint: string) =>
  doc(connectFirestore(), appCollections.pushSubscriptions, await hashOf(endpoint));

/** Idempotent. `no-access` for a browser that another account left behind. */
export async function storePushSubscription(
  { actorUid }: Pick<ActingFor, 'actorUid'>,
  { endpoint, p256dh, auth }: Browser,
): Promise<Result<void, DomainError>> {
  const stored = { user_id: actorUid, endpoint, p256dh, auth, created_at: serverTimestamp() };
  const done = await attempt(async () => setDoc(await referenceOf(endpoint), stored));
  return done.ok ? ok(undefined) : done;
}

export const removePushSubscription = ({ endpoint }: Pick<Browser, 'endpoint'>): Promise<Result<void, DomainError>> =>
  attempt(async () => deleteDoc(await referenceOf(endpoint)));
