import { open } from 'node:fs/promises';
import { lineSplitter } from './cli-output.ts';

const pollMs = 300;

/** Calls `onLine` for every line added to a file, which need not exist yet. @returns the function that stops it. */
export function followFile(file: string, onLine: (line: string) => void): () => void {
  const push = lineSplitter(onLine);
  let position = 0;
  let polling = false;
  const poll = async (): Promise<void> => {
    if (polling) return;
    polling = true;
    try {
      const handle = await open(file, 'r');
      try {
        const { size } = await handle.stat();
        // Truncated: another run has started the file anew.
        if (size < position) position = 0;
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(size - position), 0, size - position, position);
        position += bytesRead;
        push(buffer.toString('utf8', 0, bytesRead));
      } finally {
        await handle.close();
      }
    } catch {
      // The file does not exist yet.
    } finally {
      polling = false;
    }
  };
  const timer = setInterval(() => void poll(), pollMs);
  timer.unref();
  return () => clearInterval(timer);
}
