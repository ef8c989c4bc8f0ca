import { doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { appCollections } from '#domain/collections.ts';
import {
  type Channel,
  type ChosenChannels,
  notificationPreferencesSchema,
  type ToldKind,
} from '#domain/documents/notification-preferences.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { attempt } from './attempt.ts';
import { connect } from './connection.ts';
import { parseDocument } from './parsing.ts';

const preferencesOf = (seniorId: string) => doc(connect().firestore, appCollections.notificationPreferences, seniorId);

/** What she chose; of what she did not choose, nothing. */
export async function readChosenChannels({
  seniorId,
}: Pick<ActingFor, 'seniorId'>): Promise<Result<ChosenChannels, DomainError>> {
  const read = await attempt(() => getDoc(preferencesOf(seniorId)));
  if (!read.ok) return read;
  return ok(parseDocument(notificationPreferencesSchema, read.value.data())?.kinds ?? {});
}

/** Replaces her choice for one kind, and leaves the others as they are. */
export async function storeChannels(
  { seniorId }: ActingFor,
  told: ToldKind,
  channels: readonly Channel[],
): Promise<Result<void, DomainError>> {
  const stored = { kinds: { [told]: [...channels] }, updated_at: serverTimestamp() };
  const done = await attempt(() => setDoc(preferencesOf(seniorId), stored, { merge: true }));
  return done.ok ? ok(undefined) : done;
}
