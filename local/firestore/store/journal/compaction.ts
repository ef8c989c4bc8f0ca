import { dirname } from 'node:path';
import { syncDirectory, writeText } from './disk.ts';
import type { Disk } from './disk.ts';
import { HEADER } from './read-journal.ts';

const COMPACTED_LINE = `${JSON.stringify({ compacted: true })}\n`;

/** The file that a compaction left unfinished, or is writing. */
export const freshName = (file: string): string => `${file}.new`;

/**
 * The file that is to replace the journal. It gets the documents as they are while it is written, and every commit of
 * that time after them: a record is the whole state of a document, so what comes later in the file holds.
 */
export class Compaction {
  readonly #disk: Disk;
  readonly #file: string;
  readonly #lines: Iterator<string>;
  readonly #fd: number;
  #size: number;
  #compactedSize = 0;

  constructor(disk: Disk, file: string, lines: Iterator<string>) {
    this.#disk = disk;
    this.#file = file;
    this.#lines = lines;
    this.#fd = disk.openSync(freshName(file), 'w');
    this.#size = writeText(disk, this.#fd, HEADER, 0);
  }

  get fd(): number {
    return this.#fd;
  }

  get size(): number {
    return this.#size;
  }

  get compactedSize(): number {
    return this.#compactedSize;
  }

  /** Writes lines until there are so many bytes more. @returns whether every document is written. */
  writeSlice(bytes: number): boolean {
    const end = this.#size + bytes;
    while (this.#size < end) {
      const next = this.#lines.next();
      if (next.done === true) {
        this.append(COMPACTED_LINE);
        this.#compactedSize = this.#size;
        return true;
      }
      this.append(next.value);
    }
    return false;
  }

  append(text: string): void {
    this.#size = writeText(this.#disk, this.#fd, text, this.#size);
  }

  /** Replaces the journal atomically: a crash leaves the old file or this one, and both have every commit. */
  replace(): void {
    this.#disk.fsyncSync(this.#fd);
    this.#disk.renameSync(freshName(this.#file), this.#file);
    syncDirectory(this.#disk, dirname(this.#file));
  }

  abandon(isRemoved: boolean): void {
    this.#disk.closeSync(this.#fd);
    if (isRemoved) this.#disk.rmSync(freshName(this.#file), { force: true });
  }
}
