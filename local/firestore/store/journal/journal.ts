import { dirname, join } from 'node:path';
import { StatusError } from '#local/firestore/errors.ts';
import { Compaction, freshName } from './compaction.ts';
import { openIfThere, realDisk, syncDirectory, writeText } from './disk.ts';
import type { Disk } from './disk.ts';
import { HEADER, readJournal } from './read-journal.ts';

const FILE = 'journal.jsonl';
const SYNC_DELAY_MS = 100;

export interface JournalOptions {
  readonly disk?: Disk;
  /** A shorter journal is not compacted. */
  readonly compactFrom?: number;
  /** What a compaction writes before others get their turn. */
  readonly sliceBytes?: number;
  /** Calls the task later, when others had their turn. */
  readonly later?: (task: () => void) => void;
  readonly onCompactionFailed?: (error: unknown) => void;
}

type Options = Required<JournalOptions>;

const DEFAULTS: Options = {
  disk: realDisk,
  compactFrom: 33_554_432,
  sliceBytes: 1_048_576,
  later: (task) => void setImmediate(task).unref(),
  onCompactionFailed: () => undefined,
};

/**
 * An append-only file with one JSON record per line.
 *
 * A record is written to the operating system before its commit is acknowledged, so a killed process loses nothing. It
 * is synced to disk within 100 ms: a power failure can lose that much, in exchange for not waiting for the disk on each
 * commit. A journal of twice the size that its documents had is replaced by a compacted one while commits go on.
 */
export class Journal {
  readonly #options: Options;
  readonly #file: string;
  /** The file that says whose journal it is: replaced by each process that opens it. */
  readonly #owner: number;
  #fd: number;
  #size: number;
  /** The size after the last compaction. */
  #compactedSize: number;
  #compaction: Compaction | null = null;
  #syncTimer: NodeJS.Timeout | null = null;
  #isClosed = false;

  private constructor(options: Options, file: string, fd: number, sizes: { size: number; compactedSize: number }) {
    this.#options = options;
    this.#file = file;
    this.#owner = takeOwnership(options.disk, file);
    this.#fd = fd;
    this.#size = sizes.size;
    this.#compactedSize = sizes.compactedSize;
  }

  /**
   * Opens the journal of a folder, which is made when it is absent, and reads it. `onRecords` gets the records of one
   * commit; `onTorn` the size of what a crash left incomplete at the end, which is cut off.
   */
  static open(
    directory: string,
    onRecords: (records: readonly unknown[]) => void,
    onTorn: (bytes: number) => void,
    options: JournalOptions = {},
  ): Journal {
    const all = { ...DEFAULTS, ...options };
    const { disk } = all;
    disk.mkdirSync(directory, { recursive: true });
    const file = join(directory, FILE);
    disk.rmSync(freshName(file), { force: true });
    const fd = openIfThere(disk, file) ?? create(disk, file);
    try {
      const read = readJournal(disk, fd, file, onRecords);
      const torn = disk.fstatSync(fd).size - read.size;
      if (torn > 0) {
        disk.ftruncateSync(fd, read.size);
        onTorn(torn);
      }
      // Not even the header, after a power failure.
      const size = read.size === 0 ? writeText(disk, fd, HEADER, 0) : read.size;
      disk.fsyncSync(fd);
      return new Journal(all, file, fd, { ...read, size });
    } catch (error) {
      disk.closeSync(fd);
      throw error;
    }
  }

  /** Whether so much is superseded that compacting is worth it. */
  get isLong(): boolean {
    return this.#size > this.#options.compactFrom && this.#size > 2 * this.#compactedSize && this.#compaction === null;
  }

  /** After this returns, the lines survive the process. When it throws, the journal is unchanged. */
  append(lines: Iterable<string>): void {
    this.#checkSoleWriter();
    const { disk } = this.#options;
    const fresh: string[] = [];
    let size = this.#size;
    try {
      for (const line of lines) {
        size = writeText(disk, this.#fd, line, size);
        if (this.#compaction !== null) fresh.push(line);
      }
    } catch (error) {
      this.#cutBack();
      throw new StatusError('UNAVAILABLE', `The commit could not be written to ${this.#file}: ${String(error)}`);
    }
    this.#size = size;
    this.#guarded((compaction) => fresh.forEach((line) => compaction.append(line)));
    this.#syncTimer ??= setTimeout(() => this.#sync(), SYNC_DELAY_MS).unref();
  }

  /** Writes a journal of these lines, a slice at a time, and the commits of the meantime, and replaces this one by it. */
  compact(lines: Iterator<string>): void {
    if (this.#compaction !== null || this.#isClosed) return;
    const { disk } = this.#options;
    // Tried again only when it has grown to twice its size, also when this fails.
    this.#compactedSize = this.#size;
    try {
      this.#compaction = new Compaction(disk, this.#file, lines);
    } catch (error) {
      this.#options.onCompactionFailed(error);
      return;
    }
    this.#options.later(() => this.#goOn());
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    const { disk } = this.#options;
    if (this.#syncTimer !== null) clearTimeout(this.#syncTimer);
    this.#compaction?.abandon(true);
    this.#compaction = null;
    disk.fsyncSync(this.#fd);
    disk.closeSync(this.#fd);
    disk.closeSync(this.#owner);
  }

  #goOn(): void {
    this.#guarded((compaction) => {
      if (!compaction.writeSlice(this.#options.sliceBytes)) this.#options.later(() => this.#goOn());
      // Synced beside other work first: what is left for the sync before the rename is little.
      else this.#options.disk.syncLater(compaction.fd, () => this.#finish());
    });
  }

  #finish(): void {
    this.#guarded((compaction) => {
      this.#checkSoleWriter();
      compaction.replace();
      const former = this.#fd;
      this.#fd = compaction.fd;
      this.#size = compaction.size;
      this.#compactedSize = compaction.compactedSize;
      this.#compaction = null;
      this.#options.disk.closeLater(former);
    });
  }

  /** A compaction that fails is given up; the journal goes on as it is. */
  #guarded(step: (compaction: Compaction) => void): void {
    const compaction = this.#compaction;
    if (compaction === null) return;
    try {
      step(compaction);
    } catch (error) {
      this.#compaction = null;
      this.#options.onCompactionFailed(error);
      try {
        // The file may be that of another process, which took the folder over.
        compaction.abandon(!(error instanceof StatusError));
      } catch {
        // The next start removes the file.
      }
    }
  }

  /** Detects a second emulator on the same folder: both would corrupt the file. */
  #checkSoleWriter(): void {
    if (this.#isClosed) throw new StatusError('UNAVAILABLE', 'The emulator is shutting down.');
    const { disk } = this.#options;
    const { size, nlink } = disk.fstatSync(this.#fd);
    if (size === this.#size && nlink > 0 && disk.fstatSync(this.#owner).nlink > 0) return;
    throw new StatusError(
      'UNAVAILABLE',
      `${this.#file} was changed or removed by another process. Restart the emulator.`,
    );
  }

  /** Removes a partially written line, so that the next one starts on its own line. */
  #cutBack(): void {
    try {
      this.#options.disk.ftruncateSync(this.#fd, this.#size);
    } catch {
      // The next append detects the unexpected size and fails.
    }
  }

  #sync(): void {
    this.#syncTimer = null;
    if (this.#isClosed) return;
    this.#options.disk.syncLater(this.#fd, () => undefined);
  }
}

function create(disk: Disk, file: string): number {
  const fd = disk.openSync(file, 'w+');
  writeText(disk, fd, HEADER, 0);
  disk.fsyncSync(fd);
  syncDirectory(disk, dirname(file));
  return fd;
}

function takeOwnership(disk: Disk, file: string): number {
  const owner = `${file}.owner`;
  const fd = disk.openSync(`${owner}.new`, 'w');
  disk.renameSync(`${owner}.new`, owner);
  return fd;
}
