import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { ProfileValues } from '#domain/accounts/profile-changes.ts';
import { saveOrSend } from '#shared/outbox/save-or-send.ts';
import type { AccountOutbox } from '#sync/account-outbox.ts';
import { type ProfileUpdate, conflictingProfile } from '#sync/commands/update-profile.ts';

export type Submission =
  /** In the outbox; sent later. */
  | { readonly kind: 'saved' }
  /** The change equals the stored profile; there is nothing to send. */
  | { readonly kind: 'undone' }
  /** Not stored on this device, but received by the server. */
  | { readonly kind: 'sent' }
  /** The server reported a conflict, and this device could not store the item. */
  | { readonly kind: 'conflict'; readonly theirs: ProfileValues }
  /** Neither stored nor received. */
  | { readonly kind: 'failed'; readonly error: DomainError };

export interface Submitter {
  readonly outbox: Pick<AccountOutbox, 'enqueue' | 'sendNow'>;
  readonly mintId: () => string;
  /** Requests persistent storage. Some browsers prompt for it, so it is called only after something was saved. */
  readonly keepStorage: () => Promise<unknown>;
}

/** Puts the changes in the outbox, or sends them at once when this device cannot store them. */
export async function submitChanges(
  acting: ActingFor,
  update: ProfileUpdate,
  submitter: Submitter,
): Promise<Submission> {
  const { outbox, mintId, keepStorage } = submitter;
  const command = { kind: 'update-profile', ...update } as const;
  const outcome = await saveOrSend(acting, command, outbox);
  if (outcome.kind === 'saved') {
    // Not awaited: the browser's prompt may stay open for minutes.
    void keepStorage();
    return { kind: outcome.item.state === 'cancelled' ? 'undone' : 'saved' };
  }
  if (outcome.kind === 'sent') return outcome;
  if (outcome.error.code === 'already-exists' && !outcome.notKept) {
    // The id belongs to a different change, of the same draft in another tab: this one needs an id of its own.
    return submitChanges(acting, { ...update, changeId: mintId() }, submitter);
  }
  const theirs = outcome.notKept ? conflictingProfile(outcome.error) : null;
  return theirs === null ? { kind: 'failed', error: outcome.error } : { kind: 'conflict', theirs };
}
