import type { EmployerTip } from '#domain/documents/employer-tip.ts';
import type { WaitingListEntry } from '#domain/documents/waiting-list-entry.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { ProfileChanges, ProfileValues } from '#domain/accounts/profile-changes.ts';
import type { NewServiceRequest } from '#domain/requests/request-form.ts';
import type { Result } from '#lib/result.ts';

/**
 * waiting → sending → received, or needs-you, or cancelled (design.md decision 4). `needs-you` means that the server
 * refused: nothing more happens until the person changes, retries or removes the item.
 */
export type OutboxState = 'waiting' | 'sending' | 'received' | 'needs-you' | 'cancelled';

/** What somebody without an account sends. The id is minted when the form opens and is that of the document. */
export type VisitorCommand =
  | { readonly kind: 'join-waiting-list'; readonly entryId: string; readonly entry: WaitingListEntry }
  | { readonly kind: 'tip-employer'; readonly tipId: string; readonly tip: EmployerTip };

export type OutboxCommand =
  | VisitorCommand
  | { readonly kind: 'create-request'; readonly request: NewServiceRequest }
  | { readonly kind: 'cancel-request'; readonly requestId: string }
  /** @property changeId minted when the form opened, as a request's id is. */
  | { readonly kind: 'update-profile'; readonly changeId: string; readonly changes: ProfileChanges };

/** Why the server did not take it. */
export interface Refusal extends DomainError {
  /** Of a `profile-conflict`: what stands there instead, for the person to choose from. */
  readonly theirs?: ProfileValues;
}

export interface OutboxItem {
  /** Given by the database, ever growing: the one order of the outbox. Clocks decide nothing here. */
  readonly sequence: number;
  /** Follows from the command, so that the same wish cannot stand here twice. */
  readonly id: string;
  /** Whose it is: nobody else on this device sees or sends it (design.md decision 5). `visitorOwner` for a visitor's. */
  readonly uid: string;
  /** The request it is about, or the profile. Items of one aggregate are sent one after the other, in order. */
  readonly aggregate: string;
  readonly command: OutboxCommand;
  readonly state: OutboxState;
  /** How often it was handed to the sender, counted before it leaves. 0: the server cannot know of it. */
  readonly attempts: number;
  /** Failures in a row since the last reason for hope; the exponent of the backoff. */
  readonly failures: number;
  /** When the person saved it, by the device's clock: for showing only. */
  readonly savedAt: number;
  /** Milliseconds since the epoch by the device's clock; 0 is at once. Judged together with `waitMs`. */
  readonly nextAttemptAt: number;
  /** How long the wait was when it began: a clock set back must not stretch it. */
  readonly waitMs: number;
  /** The server itself asked for this wait (Retry-After): connectivity events do not shorten it. */
  readonly serverAsked: boolean;
  /** The flusher that is sending it; null in every state but `sending`. */
  readonly lease: string | null;
  /** The refusal of a `needs-you` item, or the last thing that kept a waiting one from arriving. */
  readonly error: Refusal | null;
  /** When it was received or cancelled, by the device's clock. */
  readonly settledAt: number | null;
  /**
   * Done and out of sight, since the server shows it, or since a later item carries its wish. Kept all the same: a form that was left open elsewhere must
   * not save the same request anew.
   */
  readonly shelved: boolean;
}

/** The server has it. A resend of the same command meets its own effect and gets the same receipt. */
export interface Receipt {
  /** What it is about: {@link OutboxItem.aggregate}. */
  readonly aggregate: string;
}

/**
 * The way to the server. Must answer each item on its own, in the order given, also where it commits them together: a
 * bad item must not take the others along. Before it calls a create refused it must have made sure that the document
 * is not there already as this person's own earlier success. When somebody else is signed in than `uid` of the items, it
 * answers `not-signed-in` and sends nothing.
 */
export interface OutboxSender {
  /** @param signal aborted when nobody waits for the answer any more. */
  send(items: readonly OutboxItem[], signal: AbortSignal): Promise<readonly Result<Receipt, Refusal>[]>;
}

export type TriggerReason = 'start' | 'online' | 'visible' | 'pageshow' | 'saved' | 'asked' | 'timer';

/** What the world around tells the outbox. Every member is a hint: only an answer of the server is proof. */
export interface OutboxTriggers {
  subscribe(onTrigger: (reason: TriggerReason) => void): () => void;
  /** Asks the browser to wake the service worker once there is a connection, where it knows how. */
  registerBackgroundSync(): Promise<void>;
  isOnline(): boolean;
}

export type DrainEnd =
  /** Nothing is left that could be sent now. */
  | 'drained'
  /** Another tab or the service worker is sending. */
  | 'busy'
  /** The server cannot be reached or asked for a pause. */
  | 'unreachable'
  /** Everything is kept; somebody has to sign in first. */
  | 'sign-in-needed'
  /** This device's storage failed; what was sent will meet its own effect when sent again. */
  | 'storage-failed';

export interface DrainReport {
  readonly end: DrainEnd;
  /** What the server answered: receipts and refusals. */
  readonly settled: number;
  /** When the next item is due, if one is waiting. */
  readonly nextDueInMs: number | null;
  /** The pause that the server asked for. */
  readonly retryAfterMs: number | null;
}

export interface OutboxStatus {
  /** A flush is running: a bad moment for an update of the app. */
  readonly flushing: boolean;
  /** Items wait for somebody to sign in again; none is dropped. */
  readonly signInNeeded: boolean;
  /** Since when the oldest item should have been gone: the device seems connected, yet nothing arrives. */
  readonly stuckSince: number | null;
}

/** A request as the server's list shows it. */
export interface ListedRequest {
  readonly request_id: string;
  readonly status: string;
}

/** The profile as the server shows it. */
export interface ListedProfile {
  readonly profile: ProfileValues;
}

/** Enough to know that a received item has done its work here. */
export type Listed = ListedRequest | ListedProfile;

/** What a person changed about their profile, ready to be kept. */
export interface ProfileWish {
  /** Minted when the form opened; also that of its draft. */
  readonly changeId: string;
  readonly changes: ProfileChanges;
  /** The refused item that this one answers: its wish is in this one as far as the person still has it. */
  readonly answers?: string;
}

export interface OutboxStart {
  readonly uid: string;
  readonly sender: OutboxSender;
  /** Absent in the service worker, which flushes once and goes. */
  readonly triggers?: OutboxTriggers;
}

export interface Outbox {
  /**
   * Resolves with ok only after a transaction with strict durability has completed: only then may a screen say
   * "Bewaard". The same request again is the same item; a refused item of this request is replaced; the draft with this
   * request id leaves in the same transaction.
   * @returns `already-exists` when another request was saved under this id: mint a new one. `storage-full` or
   * `storage-unavailable`: nothing is kept, and {@link sendNow} still works.
   */
  saveRequest(uid: string, request: NewServiceRequest): Promise<Result<OutboxItem, DomainError>>;

  /**
   * Saved as a request is. What has never left and what was refused is taken along into one item; behind what the server
   * may know of it queues. The draft with this change's id leaves in the same transaction.
   * @returns `already-exists` when another wish was saved under this id: mint a new one.
   */
  saveProfile(uid: string, wish: ProfileWish): Promise<Result<OutboxItem, DomainError>>;

  /**
   * Saved as a request is, under `visitorOwner`. The same form again is the same item; a refused one is replaced.
   * @returns `already-exists` when another form was saved under this id: mint a new one.
   */
  saveForm(command: VisitorCommand): Promise<Result<OutboxItem, DomainError>>;

  /**
   * An item that never left is cancelled here, atomically with its being claimed; for anything the server may know of, a
   * cancellation is queued behind it.
   */
  cancelRequest(uid: string, requestId: string): Promise<Result<'cancelled-here' | 'queued', DomainError>>;

  /** Sends without keeping: the way out when this device cannot store. The same id makes a second press harmless. */
  sendNow(uid: string, command: OutboxCommand): Promise<Result<Receipt, Refusal>>;

  /** Tries a refused item again, or a waiting one at once. */
  retry(uid: string, id: string): Promise<Result<void, DomainError>>;

  /** Takes a refused item away from this device, or a settled one out of sight. @returns `not-cancellable` for one on its way. */
  remove(uid: string, id: string): Promise<Result<void, DomainError>>;

  /**
   * The refused request, to fill the form with. It stays in the outbox until the person saves it again under the same
   * request id.
   */
  change(uid: string, id: string): Promise<Result<NewServiceRequest, DomainError>>;

  /**
   * Calls at once and at every change, in whichever tab it was made. In order of saving, in all states; what the
   * server has shown since ({@link confirmListed}) is left out.
   */
  observe(uid: string, listener: (items: readonly OutboxItem[]) => void): () => void;

  /** Items that have not arrived: waiting, being sent, or refused. */
  pendingCount(uid: string): Promise<Result<number, DomainError>>;

  /** Takes received items out of sight that the server shows by now: nothing shows twice and nothing disappears. */
  confirmListed(uid: string, listed: readonly Listed[]): Promise<void>;

  /** Begins to send for this person; a former start ends. @returns how to stop. */
  start(options: OutboxStart): () => void;

  /** Sends now what can be sent. */
  flush(): Promise<DrainReport>;

  /** A receipt came in, in this tab or another one. */
  onReceived(listener: (item: OutboxItem) => void): () => void;

  status(): OutboxStatus;

  /** Calls at once and at every change. */
  observeStatus(listener: (status: OutboxStatus) => void): () => void;
}
