import { conflictsWith, type ProfileChanges, type ProfileValues } from '#domain/accounts/profile-changes.ts';
import type { AccountItem } from '#sync/account-outbox.ts';
import { conflictingProfile } from '#sync/commands/update-profile.ts';

/** A concurrent change of the same unit: the person's changes, the stored values, and the item to resolve. */
export interface Conflict {
  readonly changes: ProfileChanges;
  readonly theirs: ProfileValues;
  /** null when this device could not store the item. */
  readonly itemId: string | null;
}

/** The delivery of this device's profile changes. */
export type Delivery =
  | { readonly kind: 'none' | 'received' }
  | { readonly kind: 'waiting'; readonly needsSignIn: boolean }
  | { readonly kind: 'conflict'; readonly conflict: Conflict }
  | { readonly kind: 'refused'; readonly item: AccountItem };

const signInCodes: readonly string[] = ['not-signed-in', 'sign-in-expired'];

/** The most urgent state of the profile's items: conflict or rejection first, then waiting, then received. */
export function deliveryOf(items: readonly AccountItem[]): Delivery {
  const own = items.filter(({ command }) => command.kind === 'update-profile');
  const refused = own.find(({ state }) => state === 'needs-you');
  if (refused?.command.kind === 'update-profile') {
    const { changes } = refused.command;
    const theirs = conflictingProfile(refused.error);
    if (theirs === null || conflictsWith(theirs, changes).length === 0) return { kind: 'refused', item: refused };
    return { kind: 'conflict', conflict: { changes, theirs, itemId: refused.id } };
  }
  const waiting = own.filter(({ state }) => state === 'waiting' || state === 'sending');
  if (waiting.length > 0) {
    return { kind: 'waiting', needsSignIn: waiting.some(({ error }) => signInCodes.includes(error?.code ?? '')) };
  }
  return { kind: own.some(({ state }) => state === 'received') ? 'received' : 'none' };
}
