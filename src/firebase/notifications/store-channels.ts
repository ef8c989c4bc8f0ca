import { doc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { appCollections } from '#domain/collections.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import { withFreshSignIn } from '../auth/fresh-sign-in.ts';
import { attempt } from '../attempt.ts';
import { connectFirestore } from '../connect-firestore.ts';

/**
 * Replaces the choice for one kind of thing, and leaves the others as they are. The rules know the names: this is in the
 * first load of the dashboard, and holds no list of them.
 */
export const storeChannels = (
  { seniorId }: ActingFor,
  told: string,
  channels: readonly string[],
): Promise<Result<void, DomainError>> =>
  withFreshSignIn(() =>
    attempt(() => {
      const firestore = connectFirestore();
      const chosen = { kinds: { [told]: channels }, updated_at: serverTimestamp() };
      return writeBatch(firestore)
        .set(doc(firestore, appCollections.notificationPreferences, seniorId), chosen, { merge: true })
        .commit();
    }),
  );
