import type { DomainError } from '#domain/error-codes.ts';
import type { ProfileValues } from '#domain/accounts/profile-changes.ts';
import type { Outbox, ProfileWish } from '#offline/outbox/types.ts';

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
  readonly outbox: Pick<Outbox, 'saveProfile' | 'sendNow'>;
  readonly mintId: () => string;
  /** Asks the browser not to clear this device by itself. Some show a question, so it comes when something was saved. */
  readonly keepStorage: () => Promise<unknown>;
}

const storageFailures: readonly DomainError['code'][] = ['storage-full', 'storage-unavailable'];

/** Keeps the changes on this device, or sends them at once where nothing can be kept. */
export async function submitChanges(uid: string, wish: ProfileWish, submitter: Submitter): Promise<Submission> {
  const { outbox, mintId, keepStorage } = submitter;
  const saved = await outbox.saveProfile(uid, wish);
  if (saved.ok) {
    // Not waited for: a question of the browser may stand on the screen for minutes.
    void keepStorage();
    return { kind: saved.value.state === 'cancelled' ? 'undone' : 'saved' };
  }
  if (saved.error.code === 'already-exists') {
    // Another wish went out under this id, from the same draft in another tab. This one is a second wish.
    return submitChanges(uid, { ...wish, changeId: mintId() }, submitter);
  }
  if (!storageFailures.includes(saved.error.code)) return { kind: 'failed', error: saved.error };
  const { changeId, changes } = wish;
  const sent = await outbox.sendNow(uid, { kind: 'update-profile', changeId, changes });
  if (sent.ok) return { kind: 'sent' };
  return sent.error.theirs === undefined
    ? { kind: 'failed', error: sent.error }
    : { kind: 'conflict', theirs: sent.error.theirs };
}
