import { spawn } from 'node:child_process';
import { lineSplitter } from '#local/firebase/cli-output.ts';
import { descendantsOf, signal, waitUntilGone } from '#local/firebase/process-tree.ts';
import { nodeBinary, projectRoot } from '#build/project.ts';

export interface RunOptions {
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly abort: AbortSignal;
  /** Receives every line of the output as well. */
  readonly onLine?: (line: string) => void;
}

const graceMs = 5_000;

async function end(pid: number): Promise<void> {
  const all = [pid, ...(await descendantsOf(pid))];
  signal(all, 'SIGTERM');
  signal(await waitUntilGone(all, graceMs), 'SIGKILL');
}

/**
 * Runs a Node program to its end and passes its output on; ends it, with its whole process tree, on timeout or abort.
 * @returns its exit code; a signal counts as a failure.
 */
export async function runProcess({ args, environment, timeoutMs, abort, onLine }: RunOptions): Promise<number> {
  const child = spawn(nodeBinary, args, {
    cwd: projectRoot,
    env: { ...process.env, NO_COLOR: '1', ...environment },
    stdio: ['ignore', onLine ? 'pipe' : 'inherit', 'inherit'],
    // Only this process receives Ctrl-C; it then ends the suite.
    detached: true,
  });
  if (onLine) {
    const split = lineSplitter(onLine);
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text);
      split(text);
    });
  }
  const stop = (): void => {
    if (child.pid !== undefined) void end(child.pid);
  };
  const timer = setTimeout(() => {
    console.error(`This takes longer than ${timeoutMs / 1000} s: it is ended.`);
    stop();
  }, timeoutMs);
  abort.addEventListener('abort', stop, { once: true });
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve(code ?? 1));
    });
  } finally {
    clearTimeout(timer);
    abort.removeEventListener('abort', stop);
  }
}
