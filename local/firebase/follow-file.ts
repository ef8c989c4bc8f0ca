import { open } from 'node:fs/promises';
import { lineSplitter } from './cli-output.ts';

const lookMs = 300;

/** Hands on every line that is added to a file from now on, whether it exists yet or not. @returns what ends that. */
export function followFile(file: string, onLine: (line: string) => void): () => void {
  const push = lineSplitter(onLine);
  let position = 0;
  let looking = false;
  const look = async (): Promise<void> => {
    if (looking) return;
    looking = true;
    try {
      const handle = await open(file, 'r');
      try {
        const { size } = await handle.stat();
        // Shorter than before: another run has begun the file anew.
        if (size < position) position = 0;
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(size - position), 0, size - position, position);
        position += bytesRead;
        push(buffer.toString('utf8', 0, bytesRead));
      } finally {
        await handle.close();
      }
    } catch {
      // Not there yet.
    } finally {
      looking = false;
    }
  };
  const timer = setInterval(() => void look(), lookMs);
  timer.unref();
  return () => clearInterval(timer);
}
