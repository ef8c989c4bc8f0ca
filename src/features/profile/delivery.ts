import { conflictsWith, type ProfileChanges, type ProfileValues } from '#domain/accounts/profile-changes.ts';
import type { AccountItem } from '#sync/account-outbox.ts';
import { theirProfile } from '#sync/commands/update-profile.ts';

/** Both changed the same: what this person wants, what stands there, and the item that waits for the answer. */
export interface Conflict {
  readonly changes: ProfileChanges;
  readonly theirs: ProfileValues;
  /** Null when this device could keep nothing, so that there is no item. */
  readonly itemId: string | null;
}

/** How far the changes of the profile on this device have come. */
export type Delivery =
  | { readonly kind: 'none' | 'received' }
  | { readonly kind: 'waiting'; readonly needsSignIn: boolean }
  | { readonly kind: 'conflict'; readonly conflict: Conflict }
  | { readonly kind: 'refused'; readonly item: AccountItem };

const signInCodes: readonly string[] = ['not-signed-in', 'sign-in-expired'];

/** What the person has to know first: a question, then what is on its way, then what has arrived. */
export function deliveryOf(items: readonly AccountItem[]): Delivery {
  const own = items.filter(({ command }) => command.kind === 'update-profile');
  const refused = own.find(({ state }) => state === 'needs-you');
  if (refused?.command.kind === 'update-profile') {
    const { changes } = refused.command;
    const theirs = theirProfile(refused.error);
    if (theirs === null || conflictsWith(theirs, changes).length === 0) return { kind: 'refused', item: refused };
    return { kind: 'conflict', conflict: { changes, theirs, itemId: refused.id } };
  }
  const waiting = own.filter(({ state }) => state === 'waiting' || state === 'sending');
  if (waiting.length > 0) {
    return { kind: 'waiting', needsSignIn: waiting.some(({ error }) => signInCodes.includes(error?.code ?? '')) };
  }
  return { kind: own.some(({ state }) => state === 'received') ? 'received' : 'none' };
}
