import * as fs from 'node:fs';

/** The file system as the journal uses it. Tests stop it between any two of its calls. */
export type Disk = Pick<
  typeof fs,
  | 'closeSync'
  | 'fstatSync'
  | 'fsyncSync'
  | 'ftruncateSync'
  | 'mkdirSync'
  | 'openSync'
  | 'readSync'
  | 'renameSync'
  | 'rmSync'
  | 'writeSync'
> & {
  /** Syncs beside other work. When it fails, a later write fails too and is reported. */
  syncLater(fd: number, done: () => void): void;
  /** Of a large file that was replaced, closing takes as long as giving back its space. */
  closeLater(fd: number): void;
};

export const realDisk: Disk = {
  ...fs,
  syncLater: (fd, done) => fs.fdatasync(fd, () => done()),
  closeLater: (fd) => fs.close(fd, () => undefined),
};

/** @returns the position after the text. */
export function writeText(disk: Disk, fd: number, text: string, position: number): number {
  const bytes = Buffer.from(text, 'utf8');
  let written = 0;
  while (written < bytes.length) {
    written += disk.writeSync(fd, bytes, written, bytes.length - written, position + written);
  }
  return position + bytes.length;
}

/** Makes a rename durable. On file systems without directory sync, the file's own sync must suffice. */
export function syncDirectory(disk: Disk, directory: string): void {
  try {
    const fd = disk.openSync(directory, 'r');
    try {
      disk.fsyncSync(fd);
    } finally {
      disk.closeSync(fd);
    }
  } catch {
    // Windows cannot open a directory.
  }
}

/** `null` for a file that does not exist. */
export function openIfThere(disk: Disk, file: string): number | null {
  try {
    return disk.openSync(file, 'r+');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

const CHUNK_BYTES = 1_048_576;

/** Reads the complete lines of a file, with a chunk and a line in memory. `onLine` gets the position after the line too. */
export function readLines(disk: Disk, fd: number, onLine: (line: string, end: number) => void): void {
  const chunk = Buffer.alloc(CHUNK_BYTES);
  let begun: Buffer[] = [];
  let position = 0;
  for (;;) {
    const size = disk.readSync(fd, chunk, 0, CHUNK_BYTES, position);
    if (size === 0) return;
    const read = chunk.subarray(0, size);
    let from = 0;
    for (let end = read.indexOf(0x0a); end !== -1; end = read.indexOf(0x0a, from)) {
      const rest = read.toString('utf8', from, end);
      const line = begun.length === 0 ? rest : Buffer.concat([...begun, read.subarray(from, end)]).toString('utf8');
      begun = [];
      from = end + 1;
      onLine(line, position + from);
    }
    if (from < size) begun.push(Buffer.from(read.subarray(from)));
    position += size;
  }
}
