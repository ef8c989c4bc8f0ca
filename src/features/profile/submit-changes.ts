import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { ProfileValues } from '#domain/accounts/profile-changes.ts';
import type { AccountOutbox } from '#sync/account-outbox.ts';
import { type ProfileUpdate, theirProfile } from '#sync/commands/update-profile.ts';

export type Submission =
  /** On disk in the outbox; it goes out by itself. */
  | { readonly kind: 'saved' }
  /** Everything is again as it was before; there was nothing to send. */
  | { readonly kind: 'undone' }
  /** This device could not keep it, but the server has it. */
  | { readonly kind: 'sent' }
  /** The server asks, and this device could not keep the question. */
  | { readonly kind: 'conflict'; readonly theirs: ProfileValues }
  /** Nowhere. */
  | { readonly kind: 'failed'; readonly error: DomainError };

export interface Submitter {
  readonly outbox: Pick<AccountOutbox, 'enqueue' | 'sendNow'>;
  readonly mintId: () => string;
  /** Asks the browser not to clear this device by itself. Some show a question, so it comes when something was saved. */
  readonly keepStorage: () => Promise<unknown>;
}

const storageFailures: readonly DomainError['code'][] = ['storage-full', 'storage-unavailable'];

/** Keeps the changes on this device, or sends them at once where nothing can be kept. */
export async function submitChanges(
  acting: ActingFor,
  update: ProfileUpdate,
  submitter: Submitter,
): Promise<Submission> {
  const { outbox, mintId, keepStorage } = submitter;
  const command = { kind: 'update-profile', ...update } as const;
  const saved = await outbox.enqueue(acting, command);
  if (saved.ok) {
    // Not waited for: a question of the browser may stand on the screen for minutes.
    void keepStorage();
    return { kind: saved.value.state === 'cancelled' ? 'undone' : 'saved' };
  }
  if (saved.error.code === 'already-exists') {
    // Another change was sent under this id, from the same draft in another tab. This is a second one.
    return submitChanges(acting, { ...update, changeId: mintId() }, submitter);
  }
  if (!storageFailures.includes(saved.error.code)) return { kind: 'failed', error: saved.error };
  const sent = await outbox.sendNow(acting, command);
  if (sent.ok) return { kind: 'sent' };
  const theirs = theirProfile(sent.error);
  return theirs === null ? { kind: 'failed', error: sent.error } : { kind: 'conflict', theirs };
}
