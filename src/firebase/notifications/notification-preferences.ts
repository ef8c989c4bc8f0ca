import { doc, getDoc } from 'firebase/firestore/lite';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { appCollections } from '#domain/collections.ts';
import {
  type ChosenChannels,
  notificationPreferencesSchema,
} from '#domain/documents/alerts/notification-preferences.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { attempt } from '../attempt.ts';
import { connectFirestore } from '../connect-firestore.ts';
import { parseDocument } from '../parsing.ts';

/** What she chose; of what she did not choose, nothing. */
export async function readChosenChannels({
  seniorId,
}: Pick<ActingFor, 'seniorId'>): Promise<Result<ChosenChannels, DomainError>> {
  const read = await attempt(() => getDoc(doc(connectFirestore(), appCollections.notificationPreferences, seniorId)));
  if (!read.ok) return read;
  return ok(parseDocument(notificationPreferencesSchema, read.value.data())?.kinds ?? {});
}
