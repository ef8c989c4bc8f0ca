import { deviceClock } from '#lib/clock.ts';
import { ServerAnswers } from './server-answers.ts';
import type { WaitingDocument, WaitingList } from './waiting-list.ts';

/** Begins to listen to a list. `told`: null while the server does not tell. @returns the function that ends it. */
export type FollowList = (
  list: WaitingList,
  most: number,
  told: (docs: readonly WaitingDocument[] | null) => void,
) => () => void;

/** What waits in a list; the same object for as long as nothing changes. */
export interface Waiting {
  readonly docs: readonly WaitingDocument[];
  /** Exact, also where there are more than were read. */
  readonly count: number;
}

/** A list that nobody has read for so long is not listened to any more. */
const unreadMs = 2 * 60_000;

interface Entry {
  readonly list: WaitingList;
  readonly most: number;
  readAt: number;
  told: Waiting | null;
  end: (() => void) | null;
}

interface Listening {
  readonly follow: FollowList;
  readonly onNews: (name: string) => void;
}

/**
 * What the server tells of the lists of staff by itself, to be read instead of asking. Each list that is read is listened to.
 * It knows nothing before it has begun, while the connection is lost, and of a list that is longer than what is read of it.
 */
export class LiveLists {
  readonly #now: () => number;
  readonly #answers: ServerAnswers;
  readonly #entries = new Map<string, Entry>();
  #listening: Listening | null = null;

  constructor(now: () => number, answers: ServerAnswers) {
    this.#now = now;
    this.#answers = answers;
  }

  get hasBegun(): boolean {
    return this.#listening !== null;
  }

  /** @param onNews is called with the name of a list after each change, to read it. */
  begin(follow: FollowList, onNews: (name: string) => void): void {
    this.end();
    this.#listening = { follow, onNews };
    this.#forgetUnread();
    for (const entry of this.#entries.values()) this.#listen(entry);
  }

  end(): void {
    this.#listening = null;
    for (const entry of this.#entries.values()) this.#stop(entry);
  }

  /** What waits in a list; null where only the server knows. */
  told(list: WaitingList, most: number): Waiting | null {
    const entry = this.#entryOf(list, most);
    entry.readAt = this.#now();
    this.#forgetUnread();
    if (entry.end === null) this.#listen(entry);
    if (entry.told === null || entry.told.count >= most || this.#answers.takeTurn()) return null;
    return entry.told;
  }

  #entryOf(list: WaitingList, most: number): Entry {
    const known = this.#entries.get(list.name);
    if (known !== undefined) {
      // Of the next hour, or the next day.
      if (JSON.stringify(known.list) === JSON.stringify(list) && known.most === most) return known;
      this.#stop(known);
    }
    const entry: Entry = { list, most, readAt: 0, told: null, end: null };
    this.#entries.set(list.name, entry);
    return entry;
  }

  #listen(entry: Entry): void {
    if (this.#listening === null) return;
    const { follow, onNews } = this.#listening;
    const listening = { isOpen: true };
    const stop = follow(entry.list, entry.most, (docs) => {
      if (!listening.isOpen) return;
      entry.told = docs === null ? null : { docs, count: docs.length };
      if (this.#isUnread(entry)) this.#stop(entry);
      else if (docs !== null) onNews(entry.list.name);
    });
    entry.end = () => {
      listening.isOpen = false;
      stop();
    };
  }

  #stop(entry: Entry): void {
    entry.end?.();
    entry.end = null;
    entry.told = null;
  }

  #isUnread({ readAt }: Entry): boolean {
    return this.#now() - readAt >= unreadMs;
  }

  #forgetUnread(): void {
    for (const [name, entry] of this.#entries) {
      if (!this.#isUnread(entry)) continue;
      this.#stop(entry);
      this.#entries.delete(name);
    }
  }
}

const now = (): number => deviceClock.now().getTime();

/** Answers to any question of this page. */
export const serverAnswers = new ServerAnswers(now);

/** What the server tells this page by itself (src/features/staff-frame/keep-lists-live.ts). */
export const liveLists = new LiveLists(now, serverAnswers);
