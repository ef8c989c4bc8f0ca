import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { TriggerEvent } from './trigger-event.ts';

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;
/** Long enough for the functions to be built and loaded again. */
const GIVE_UP_AFTER_MS = 60_000;

/** Hands one event to the Functions emulator. */
export class TriggerDelivery {
  readonly #host: string;
  readonly #stop = new AbortController();
  readonly #report: (line: string) => void;

  /** `host` is the Functions emulator, as host:port. */
  constructor(host: string, report: (line: string) => void) {
    this.#host = host;
    this.#report = report;
  }

  /**
   * Tries until the Functions emulator answers. What it answers is final: a function that throws is not called again,
   * as with Google's emulator. The promise never rejects.
   */
  async deliver(projectId: string, triggerId: string, event: TriggerEvent): Promise<void> {
    const startedAt = performance.now();
    for (let wait = FIRST_RETRY_MS; !this.#stop.signal.aborted; wait = Math.min(wait * 2, LONGEST_RETRY_MS)) {
      try {
        const status = await this.#post(`/functions/projects/${projectId}/triggers/${triggerId}`, event);
        if (status >= 400) this.#report(`trigger ${triggerId}: the Functions emulator answered ${status}`);
        return;
      } catch (error) {
        if (performance.now() - startedAt > GIVE_UP_AFTER_MS) {
          this.#report(
            `trigger ${triggerId}: the event is given up, the Functions emulator cannot be reached (${String(error)})`,
          );
          return;
        }
        await delay(wait, undefined, { signal: this.#stop.signal }).catch(() => undefined);
      }
    }
  }

  /** Ends what is under way. */
  close(): void {
    this.#stop.abort();
  }

  // Not fetch: it gives up on an answer after five minutes, and a function under a debugger may think longer.
  #post(path: string, event: TriggerEvent): Promise<number> {
    return new Promise((resolve, reject) => {
      const body = Buffer.from(event.body);
      const outgoing = request(`http://${this.#host}${path}`, {
        method: 'POST',
        headers: { ...event.headers, 'Content-Length': body.length },
        signal: this.#stop.signal,
        agent: false,
      });
      outgoing.on('error', reject);
      outgoing.on('response', (response) => {
        response.on('error', reject);
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.resume();
      });
      outgoing.end(body);
    });
  }
}
