import { readLines } from './disk.ts';
import type { Disk } from './disk.ts';

/** A journal with an unreadable record. Opening it partially would lose the rest of the data permanently. */
export class DamagedJournalError extends Error {
  constructor(file: string, line: number) {
    super(`${file}: line ${line} is damaged. Move the file away, or start with fresh data.`);
    this.name = 'DamagedJournalError';
  }
}

/** What the journal itself knows of a record. */
export interface Framing {
  /** The next line belongs to the same commit: without it, neither counts. */
  readonly more?: true;
  /** All before it is one line per document, so that the journal is as short as its data allows. */
  readonly compacted?: true;
}

export const HEADER = `${JSON.stringify({ format: 'firestore-journal', version: 2 })}\n`;
/** The first version had neither of the framing's fields. */
const KNOWN_HEADERS = [HEADER, HEADER.replace('2', '1')];

export interface ReadJournal {
  /** The end of the last complete commit. */
  readonly size: number;
  /** The size of the journal when it was last compacted; 0 for never. */
  readonly compactedSize: number;
}

/**
 * Reads a journal, one record at a time: a large one fits in no text. What a crash left incomplete at the end was never
 * acknowledged; any other damage is an error.
 */
export function readJournal(
  disk: Disk,
  fd: number,
  file: string,
  onRecords: (records: readonly unknown[]) => void,
): ReadJournal {
  let number = 0;
  let unreadable = false;
  let pending: unknown[] = [];
  let size = 0;
  let compactedSize = 0;
  let last = 0;
  readLines(disk, fd, (line, end) => {
    number += 1;
    last = end;
    // Only the last line may be unreadable: after a power failure it can contain zeros.
    if (unreadable) throw new DamagedJournalError(file, number - 1);
    if (number === 1) {
      if (!KNOWN_HEADERS.includes(`${line}\n`)) throw new DamagedJournalError(file, 1);
      size = end;
      return;
    }
    const record = parseRecord(line);
    if (record === undefined) {
      unreadable = true;
      return;
    }
    if (record.compacted === true) compactedSize = end;
    else pending.push(record);
    if (record.more === true) return;
    if (pending.length > 0) onRecords(pending);
    pending = [];
    size = end;
  });
  if (unreadable && disk.fstatSync(fd).size > last) throw new DamagedJournalError(file, number);
  return { size, compactedSize };
}

function parseRecord(line: string): Framing | undefined {
  try {
    const record = JSON.parse(line) as unknown;
    return typeof record === 'object' && record !== null ? record : undefined;
  } catch {
    return undefined;
  }
}
