import {
  closeSync,
  fdatasync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { StatusError } from '../errors.ts';

/** A journal with an unreadable record. Opening it partially would lose the rest of the data permanently. */
export class DamagedJournalError extends Error {
  constructor(file: string, line: number) {
    super(`${file}: line ${line} is damaged. Move the file away, or start with fresh data.`);
    this.name = 'DamagedJournalError';
  }
}

interface Replay {
  readonly records: readonly unknown[];
  /** Size of the incomplete last line left by a crash. It was never acknowledged. */
  readonly tornBytes: number;
}

const FILE = 'journal.jsonl';
const HEADER = { format: 'firestore-journal', version: 1 };
const SYNC_DELAY_MS = 100;

/**
 * An append-only file with one JSON record per line.
 *
 * A record is written to the operating system before its commit is acknowledged, so a killed process loses nothing. It
 * is synced to disk within 100 ms: a power failure can lose that much, in exchange for not waiting for the disk on each
 * commit.
 */
export class Journal {
  readonly #file: string;
  readonly #fd: number;
  #size: number;
  #syncTimer: NodeJS.Timeout | null = null;
  #isClosed = false;

  private constructor(file: string, fd: number, size: number) {
    this.#file = file;
    this.#fd = fd;
    this.#size = size;
  }

  /** Reads the journal of a folder; an absent folder or file has no records. */
  static read(directory: string): Replay {
    const file = join(directory, FILE);
    const bytes = readIfThere(file);
    const end = bytes.lastIndexOf(0x0a) + 1;
    const lines = bytes.subarray(0, end).toString('utf8').split('\n');
    lines.pop();
    const records: unknown[] = [];
    let tornBytes = bytes.length - end;
    for (const [index, line] of lines.entries()) {
      const record = parseRecord(line);
      if (record !== undefined) {
        records.push(record);
      } else if (index === lines.length - 1 && tornBytes === 0) {
        // After a power failure the last block can contain zeros.
        tornBytes = Buffer.byteLength(line, 'utf8') + 1;
      } else {
        throw new DamagedJournalError(file, index + 1);
      }
    }
    if (records.length > 0 && !isHeader(records[0])) throw new DamagedJournalError(file, 1);
    return { records: records.slice(1), tornBytes };
  }

  /** Replaces the journal atomically by one with these records: a crash leaves the old or the new file. */
  static rewrite(directory: string, records: Iterable<unknown>): Journal {
    mkdirSync(directory, { recursive: true });
    const file = join(directory, FILE);
    const fresh = `${file}.new`;
    const fd = openSync(fresh, 'w');
    let size = writeAll(fd, `${JSON.stringify(HEADER)}\n`, 0);
    for (const record of records) size = writeAll(fd, `${JSON.stringify(record)}\n`, size);
    fsyncSync(fd);
    renameSync(fresh, file);
    syncDirectory(dirname(file));
    return new Journal(file, fd, size);
  }

  /** After this returns, the record survives the process. When it throws, the journal is unchanged. */
  append(record: unknown): void {
    this.#checkSoleWriter();
    try {
      this.#size = writeAll(this.#fd, `${JSON.stringify(record)}\n`, this.#size);
    } catch (error) {
      this.#cutBack();
      throw new StatusError('UNAVAILABLE', `The commit could not be written to ${this.#file}: ${String(error)}`);
    }
    this.#syncTimer ??= setTimeout(() => this.#sync(), SYNC_DELAY_MS).unref();
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    if (this.#syncTimer !== null) clearTimeout(this.#syncTimer);
    fsyncSync(this.#fd);
    closeSync(this.#fd);
  }

  /**
   * Detects a second emulator on the same folder, which has replaced the file or made it grow: both would corrupt it.
   */
  #checkSoleWriter(): void {
    if (this.#isClosed) throw new StatusError('UNAVAILABLE', 'The emulator is shutting down.');
    const { size, nlink } = fstatSync(this.#fd);
    if (size === this.#size && nlink > 0) return;
    throw new StatusError(
      'UNAVAILABLE',
      `${this.#file} was changed or removed by another process. Restart the emulator.`,
    );
  }

  /** Removes a partially written line, so that the next one starts on its own line. */
  #cutBack(): void {
    try {
      ftruncateSync(this.#fd, this.#size);
    } catch {
      // The next append detects the unexpected size and fails.
    }
  }

  #sync(): void {
    this.#syncTimer = null;
    if (this.#isClosed) return;
    fdatasync(this.#fd, () => {
      // When syncing fails, the next write fails too and is reported.
    });
  }
}

function parseRecord(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}

function isHeader(record: unknown): boolean {
  return JSON.stringify(record) === JSON.stringify(HEADER);
}

function readIfThere(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}

/** @returns the position after the text. */
function writeAll(fd: number, text: string, position: number): number {
  const bytes = Buffer.from(text, 'utf8');
  let written = 0;
  while (written < bytes.length) {
    written += writeSync(fd, bytes, written, bytes.length - written, position + written);
  }
  return position + bytes.length;
}

/** Makes the rename durable. On file systems without directory sync, the file's own sync must suffice. */
function syncDirectory(directory: string): void {
  try {
    const fd = openSync(directory, 'r');
    try {
      fsyncSync(fd);
    } finally {
      closeSync(fd);
    }
  } catch {
    // Windows cannot open a directory.
  }
}
