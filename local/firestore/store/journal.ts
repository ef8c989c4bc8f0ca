import {
  closeSync,
  fdatasync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readSync,
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

  /**
   * Reads the journal of a folder, one record at a time: a large one fits in no text. An absent folder or file has no
   * records. @returns the size of the incomplete last line left by a crash. It was never acknowledged.
   */
  static read(directory: string, onRecord: (record: unknown) => void): number {
    const file = join(directory, FILE);
    let number = 0;
    let unreadable = 0;
    const onLine = (line: string): void => {
      number += 1;
      // Only the last line may be unreadable.
      if (unreadable > 0) throw new DamagedJournalError(file, number - 1);
      const record = parseRecord(line);
      if (record === undefined) unreadable = Buffer.byteLength(line, 'utf8') + 1;
      else if (number > 1) onRecord(record);
      else if (!isHeader(record)) throw new DamagedJournalError(file, 1);
    };
    const tornBytes = readLines(file, onLine);
    // After a power failure the last block can contain zeros.
    if (unreadable > 0 && tornBytes > 0) throw new DamagedJournalError(file, number);
    return tornBytes + unreadable;
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

const CHUNK_BYTES = 1_048_576;

/** Reads the complete lines of a file, which may be absent. @returns the size of what follows the last. */
function readLines(file: string, onLine: (line: string) => void): number {
  const fd = openIfThere(file);
  if (fd === null) return 0;
  try {
    const chunk = Buffer.alloc(CHUNK_BYTES);
    let begun: Buffer[] = [];
    for (let size = readSync(fd, chunk); size > 0; size = readSync(fd, chunk)) {
      let from = 0;
      for (let end = chunk.indexOf(0x0a); end !== -1 && end < size; end = chunk.indexOf(0x0a, from)) {
        onLine(Buffer.concat([...begun, chunk.subarray(from, end)]).toString('utf8'));
        begun = [];
        from = end + 1;
      }
      begun.push(Buffer.from(chunk.subarray(from, size)));
    }
    return begun.reduce((sum, { length }) => sum + length, 0);
  } finally {
    closeSync(fd);
  }
}

function openIfThere(file: string): number | null {
  try {
    return openSync(file, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
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
