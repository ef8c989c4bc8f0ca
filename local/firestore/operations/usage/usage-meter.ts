import type { LogEntry } from '../operations-api.ts';

/** How often, by the name of a collection; of triggers by theirs. */
export type Tally = Readonly<Record<string, number>>;

/** What was used since the meter was set to zero, in the units that production bills. */
export interface Usage {
  /** Documents read by gets, queries, lists and listeners, and one for each 1,000 index entries of an aggregation. */
  readonly reads: Tally;
  /** Documents that security rules read with get() and exists(). */
  readonly rulesReads: Tally;
  readonly writes: Tally;
  readonly deletes: Tally;
  /** Events handed to functions, by trigger. */
  readonly events: Tally;
  /** The documents written and deleted most often. */
  readonly hottest: readonly { readonly path: string; readonly writes: number }[];
  /** The documents of each commit in order, where asked for. */
  readonly commits: readonly CommitUsage[];
}

export interface CommitUsage {
  readonly written: readonly string[];
  readonly deleted: readonly string[];
}

export interface MeterOptions {
  /** Whether the documents of each commit are kept: their number grows with the run. */
  readonly commits: boolean;
}

class Counts {
  readonly writesOfDocuments = new Map<string, number>();
  readonly reads = new Map<string, number>();
  readonly rulesReads = new Map<string, number>();
  readonly writes = new Map<string, number>();
  readonly deletes = new Map<string, number>();
  readonly events = new Map<string, number>();
  readonly commits: CommitUsage[] = [];
  readonly options: MeterOptions;

  constructor(options: MeterOptions) {
    this.options = options;
  }
}

const hottestByDefault = 20;

/** Counts what an application uses. Stands still, and costs nothing, until it is started. */
export class UsageMeter {
  #counts: Counts | null = null;

  get isRunning(): boolean {
    return this.#counts !== null;
  }

  /** Starts at zero, also when it was running. */
  start(options: MeterOptions = { commits: false }): void {
    this.#counts = new Counts(options);
  }

  stop(): void {
    this.#counts = null;
  }

  noteReads(collection: string, count = 1): void {
    if (this.#counts !== null) add(this.#counts.reads, collection, count);
  }

  noteEvent(trigger: string): void {
    if (this.#counts !== null) add(this.#counts.events, trigger, 1);
  }

  /** What the rules read for a verdict. */
  noteEntry(entry: LogEntry): void {
    if (this.#counts === null || entry.kind !== 'rules-verdict') return;
    for (const path of entry.accessed) add(this.#counts.rulesReads, collectionOf(path), 1);
  }

  /** Paths may repeat: production bills each write of a commit. */
  noteCommit(commit: CommitUsage): void {
    const counts = this.#counts;
    if (counts === null) return;
    for (const path of commit.written) add(counts.writes, collectionOf(path), 1);
    for (const path of commit.deleted) add(counts.deletes, collectionOf(path), 1);
    for (const path of [...commit.written, ...commit.deleted]) add(counts.writesOfDocuments, path, 1);
    const isEmpty = commit.written.length === 0 && commit.deleted.length === 0;
    if (counts.options.commits && !isEmpty) counts.commits.push(commit);
  }

  /** Documents whose time to live ended: production bills them as deletes. */
  noteExpired(count: number): void {
    if (this.#counts !== null && count > 0) add(this.#counts.deletes, '(time to live)', count);
  }

  /** @param hottest how many of the documents written most often. @returns null while it stands still. */
  read(hottest = hottestByDefault): Usage | null {
    const counts = this.#counts;
    if (counts === null) return null;
    return {
      reads: tallyOf(counts.reads),
      rulesReads: tallyOf(counts.rulesReads),
      writes: tallyOf(counts.writes),
      deletes: tallyOf(counts.deletes),
      events: tallyOf(counts.events),
      hottest: Array.from(counts.writesOfDocuments, ([path, writes]) => ({ path, writes }))
        .toSorted((a, b) => b.writes - a.writes)
        .slice(0, hottest),
      commits: counts.commits,
    };
  }
}

/** The id of the collection that a path under documents/ is in. */
export function collectionOf(path: string): string {
  return path.split('/').at(-2) ?? '';
}

function add(counts: Map<string, number>, name: string, count: number): void {
  counts.set(name, (counts.get(name) ?? 0) + count);
}

function tallyOf(counts: ReadonlyMap<string, number>): Tally {
  return Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
