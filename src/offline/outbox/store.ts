import type { DomainError } from '#domain/error-codes.ts';
import type { NewServiceRequest } from '#domain/requests/request-form.ts';
import type { Result } from '#lib/result.ts';
import type { Lease } from './outbox-database.ts';
import type { Listed, OutboxItem, ProfileWish, Refusal, VisitorCommand } from './types.ts';

export interface ClaimOptions {
  readonly uid: string;
  readonly token: string;
  readonly limit: number;
  readonly now: number;
  /** Items that this drain has tried already: their next attempt is another drain's. */
  readonly skip: ReadonlySet<number>;
  /** Whether the flusher found here may be replaced. */
  mayTake(lease: Lease | null): boolean;
}

export type Claim =
  | { readonly kind: 'busy'; readonly lease: Lease | null }
  /** Nothing can be sent now. The lease is free. */
  | { readonly kind: 'idle'; readonly nextDueInMs: number | null }
  | { readonly kind: 'claimed'; readonly items: readonly OutboxItem[] };

export type Outcome =
  | { readonly kind: 'received' }
  | { readonly kind: 'failed'; readonly error: Refusal; readonly waitMs: number; readonly serverAsked: boolean }
  | { readonly kind: 'refused'; readonly error: Refusal };

export interface SettleOptions {
  readonly uid: string;
  readonly token: string;
  readonly now: number;
  readonly outcomes: ReadonlyMap<number, Outcome>;
}

export interface SaveOptions {
  readonly uid: string;
  readonly request: NewServiceRequest;
  readonly now: number;
}

export interface SaveProfileOptions extends ProfileWish {
  readonly uid: string;
  readonly now: number;
}

export interface SaveFormOptions {
  readonly command: VisitorCommand;
  readonly now: number;
}

export interface CancelOptions {
  readonly uid: string;
  readonly requestId: string;
  readonly now: number;
}

/**
 * What can be done to the outbox. Each is one transaction, so that whatever a crash, another tab or the service worker
 * does, it comes before or after, never in between. All throw StorageFailure.
 */
export interface OutboxStore {
  save(options: SaveOptions): Promise<Result<OutboxItem, DomainError>>;
  saveProfile(options: SaveProfileOptions): Promise<Result<OutboxItem, DomainError>>;
  saveForm(options: SaveFormOptions): Promise<Result<OutboxItem, DomainError>>;
  cancel(options: CancelOptions): Promise<'cancelled-here' | 'queued'>;
  retry(uid: string, id: string): Promise<Result<void, DomainError>>;
  remove(uid: string, id: string): Promise<Result<void, DomainError>>;
  list(uid: string): Promise<OutboxItem[]>;

  /** Takes the lease and up to `limit` due items, no two about the same thing, for sending. */
  claim(options: ClaimOptions): Promise<Claim>;
  /** Writes down what the server answered, forgets what arrived of visitors, and gives the lease back. @returns how many items are settled or refused. */
  settle(options: SettleOptions): Promise<number>;
  /** A sign of life of the flusher. @returns whether the lease is still its own. */
  beat(token: string): Promise<boolean>;
  /** Nothing waits any longer, but for pauses that the server asked for. */
  wake(uid: string): Promise<void>;

  /** Shelves what the server shows, and what was settled more than a day ago. */
  shelve(uid: string, listed: readonly Listed[], now: number): Promise<void>;
  /** Forgets settled items. @returns how many have not arrived and stay. */
  forgetSettled(uid: string): Promise<number>;
  /** Forgets everything of this person. */
  forgetAll(uid: string): Promise<void>;
}
