import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, type WriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inProject, nodeBinary, projectId } from '#build/project.ts';
import { classifyLine, type LineKind, lineSplitter } from './cli-output.ts';
import { descendantsOf, endGroup, membersOfGroup, signal, waitUntilGone } from './process-tree.ts';

interface CliOptions {
  readonly stageDir: string;
  readonly logDir: string;
  readonly emulators: readonly string[];
  readonly importDir: string | null;
  readonly environment: NodeJS.ProcessEnv;
  readonly onLine: (line: string, kind: LineKind) => void;
}

const maxLastLines = 40;
const readyTimeoutMs = 120_000;
/** The CLI itself gives Firestore four seconds. */
const stopTimeoutMs = 10_000;

/** Runs `firebase emulators:start` as a child process, until the last of its processes has ended. */
export class FirebaseCli {
  readonly #process: ChildProcess;
  readonly #logDir: string;
  readonly #log: WriteStream;
  readonly #lastLines: string[] = [];
  /** Resolves when the CLI has ended, for any reason, and nothing of its process group is left. */
  readonly ended: Promise<void>;
  readonly #ready: Promise<void>;

  constructor({ stageDir, logDir, emulators, importDir, environment, onLine }: CliOptions) {
    this.#logDir = logDir;
    this.#log = createWriteStream(path.join(logDir, 'firebase.log'));
    this.#process = spawn(
      nodeBinary,
      [
        inProject('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js'),
        'emulators:start',
        '--project',
        projectId,
        '--only',
        emulators.join(','),
        '--config',
        path.join(stageDir, 'firebase.json'),
        ...(importDir === null ? [] : ['--import', importDir]),
      ],
      {
        // The emulators write their debug logs to the current folder.
        cwd: logDir,
        env: environment,
        // A process group of its own: Ctrl-C in the terminal reaches only this process, which then stops everything in
        // order.
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      },
    );
    const closed = new Promise<void>((resolve) => {
      this.#process.once('close', () => resolve());
      this.#process.once('error', () => resolve());
    });
    const exited = new Promise<void>((resolve) => {
      this.#process.once('exit', () => resolve());
      this.#process.once('error', () => resolve());
    });
    // While the CLI stops, pending triggers make it start function processes, which no earlier list contains. Ends the
    // group at once, because the id of an empty group can be reused.
    this.ended = exited.then(() => this.#endGroup()).then(() => closed);
    this.#ready = new Promise((resolve) => {
      const read = lineSplitter((line) => {
        this.#remember(line);
        const kind = classifyLine(line);
        if (kind === 'ready') resolve();
        onLine(line, kind);
      });
      this.#process.stdout?.setEncoding('utf8').on('data', read);
      this.#process.stderr?.setEncoding('utf8').on('data', read);
    });
  }

  #remember(line: string): void {
    this.#log.write(`${line}\n`);
    this.#lastLines.push(line);
    if (this.#lastLines.length > maxLastLines) this.#lastLines.shift();
  }

  /** The CLI, its descendants, and the members of its process group whose parent has exited. */
  async processes(): Promise<number[]> {
    const { pid } = this.#process;
    if (pid === undefined) return [];
    const running = this.#hasExited() ? [] : [pid, ...(await descendantsOf(pid))];
    return [...new Set([...running, ...(await membersOfGroup(pid))])];
  }

  async #endGroup(): Promise<void> {
    const { pid } = this.#process;
    if (pid !== undefined) await endGroup(pid, stopTimeoutMs);
  }

  #hasExited(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null;
  }

  /** @throws Error with the CLI's last output when it ends or hangs before its emulators are up. */
  async waitUntilReady(signal: AbortSignal | undefined): Promise<void> {
    const outcome = await Promise.race([
      this.#ready.then(() => 'ready' as const),
      this.ended.then(() => 'ended' as const),
      new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), readyTimeoutMs).unref()),
      new Promise<'aborted'>((resolve) => signal?.addEventListener('abort', () => resolve('aborted'), { once: true })),
    ]);
    signal?.throwIfAborted();
    if (outcome === 'ready') return;
    const what = outcome === 'ended' ? 'ended before it was ready' : `was not ready within ${readyTimeoutMs / 1000} s`;
    const firestore = await readFile(path.join(this.#logDir, 'firestore-debug.log'), 'utf8').catch(() => '');
    throw new Error(
      [
        `The Firebase CLI ${what}. Its last words:`,
        ...this.#lastLines,
        'The last words of the Firestore emulator:',
        ...firestore.trimEnd().split('\n').slice(-maxLastLines),
      ].join('\n'),
    );
  }

  /** Stops the emulators in order; processes that do not exit are killed. */
  async stop(): Promise<void> {
    const all = await this.processes();
    if (!this.#hasExited()) this.#process.kill('SIGTERM');
    const left = await waitUntilGone(all, stopTimeoutMs);
    signal(left, 'SIGKILL');
    await this.ended;
    await waitUntilGone(left, stopTimeoutMs);
    this.#log.end();
  }
}
