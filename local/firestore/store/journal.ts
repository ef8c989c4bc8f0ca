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

/** A journal that cannot be read as a whole: starting on half of the data would lose the rest of it for good. */
export class DamagedJournalError extends Error {
  constructor(file: string, line: number) {
    super(`${file}: line ${line} is damaged. Move the file away, or start with fresh data.`);
    this.name = 'DamagedJournalError';
  }
}

interface Replay {
  readonly records: readonly unknown[];
  /** Bytes of a last line that a crash left unfinished. They were never acknowledged. */
  readonly tornBytes: number;
}

const FILE = 'journal.jsonl';
const HEADER = { format: 'firestore-journal', version: 1 };
const SYNC_DELAY_MS = 100;

/**
 * An append-only file with one JSON record on each line.
 *
 * A record is handed to the operating system before its commit is confirmed, so a killed process loses nothing. The
 * disk is told to keep it within 100 ms: a power cut may cost that much, which is the price of not waiting for the
 * disk at each commit of a test suite.
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

  /** What the journal in this folder holds. An absent folder or file holds nothing. */
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
        // After a power cut the last block can be there and hold zeros.
        tornBytes = Buffer.byteLength(line, 'utf8') + 1;
      } else {
        throw new DamagedJournalError(file, index + 1);
      }
    }
    if (records.length > 0 && !isHeader(records[0])) throw new DamagedJournalError(file, 1);
    return { records: records.slice(1), tornBytes };
  }

  /** Replaces the journal by one that holds just these records; at no moment is there less than one whole journal. */
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

  /** After this returns, the record survives the process. When it throws, the journal is as it was. */
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

  /** Two emulators on one folder would write over each other. The second one replaced the file or made it grow. */
  #checkSoleWriter(): void {
    if (this.#isClosed) throw new StatusError('UNAVAILABLE', 'The emulator is shutting down.');
    const { size, nlink } = fstatSync(this.#fd);
    if (size === this.#size && nlink > 0) return;
    throw new StatusError(
      'UNAVAILABLE',
      `${this.#file} was changed or removed by another process. Restart the emulator.`,
    );
  }

  /** Takes half a line away again, so that the next one does not follow it. */
  #cutBack(): void {
    try {
      ftruncateSync(this.#fd, this.#size);
    } catch {
      // The next append finds a size that is not its own, and refuses.
    }
  }

  #sync(): void {
    this.#syncTimer = null;
    if (this.#isClosed) return;
    fdatasync(this.#fd, () => {
      // A disk that cannot sync makes the next write fail too, and that one is reported.
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

/** Answers the position after the text. */
function writeAll(fd: number, text: string, position: number): number {
  const bytes = Buffer.from(text, 'utf8');
  let written = 0;
  while (written < bytes.length) {
    written += writeSync(fd, bytes, written, bytes.length - written, position + written);
  }
  return position + bytes.length;
}

/** Makes the rename last. Not every file system can, and then the file's own sync has to do. */
function syncDirectory(directory: string): void {
  try {
    const fd = openSync(directory, 'r');
    try {
      fsyncSync(fd);
    } finally {
      closeSync(fd);
    }
  } catch {
    // Windows cannot open a folder.
  }
}
