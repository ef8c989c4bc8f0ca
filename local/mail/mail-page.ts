import { Worker } from 'node:worker_threads';
import { inProject } from '#build/project.ts';
import type { MailPageSettings } from './mail-page-settings.ts';

/**
 * A mail server that delivers nowhere, and the page that shows what it was given. It runs in a thread: its packages take
 * a second or two to load, which then does not delay what starts beside it; what it prints goes nowhere; and ending the
 * thread ends it at once, also while connections are open.
 */
export class MailPage {
  readonly #worker: Worker;
  /** @throws when a port cannot be had. */
  readonly ready: Promise<void>;

  constructor(settings: MailPageSettings, onTrouble: (line: string) => void) {
    this.#worker = new Worker(inProject('local', 'mail', 'maildev-worker.ts'), {
      workerData: settings,
      // Those of a test runner are not for it.
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

  /** May be called twice. */
  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}
