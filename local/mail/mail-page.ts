import { Worker } from 'node:worker_threads';
import { inProject } from '#build/project.ts';
import type { MailPageSettings } from './mail-page-settings.ts';

/**
 * A mail server that delivers nothing, with a page of the received mails. It runs in a worker thread: loading its
 * packages takes a second or two and must not delay other parts, its output is discarded, and terminating the thread
 * stops it at once, even with open connections.
 */
export class MailPage {
  readonly #worker: Worker;
  /** Resolves when the servers listen; rejects when a port is in use. */
  readonly ready: Promise<void>;

  constructor(settings: MailPageSettings, onTrouble: (line: string) => void) {
    this.#worker = new Worker(inProject('local', 'mail', 'maildev-worker.ts'), {
      workerData: settings,
      // Does not inherit a test runner's arguments.
      execArgv: [],
      stdout: true,
      stderr: true,
    });
    this.ready = new Promise((resolve, reject) => {
      this.#worker.once('message', () => resolve());
      this.#worker.once('error', reject);
      this.#worker.once('exit', () => reject(new Error('The mail page has ended before it was ready')));
    });
    // A failure after start-up is not awaited; mails stay in their queue.
    this.#worker.on('error', (error: Error) => onTrouble(`mail page: ${error.message}`));
    // Rejects `ready` with the reason; stopping before that is not an error.
    this.ready.catch(() => undefined);
  }

  /** Idempotent. */
  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}
