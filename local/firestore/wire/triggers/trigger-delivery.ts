import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { TriggerEvent } from './trigger-event.ts';

const FIRST_RETRY_DELAY_MS = 100;
const MAX_RETRY_DELAY_MS = 5_000;
/** Long enough for a rebuild and reload of the functions. */
const DELIVERY_TIMEOUT_MS = 60_000;

/** Delivers events to the Functions emulator. */
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
   * Retries until the Functions emulator responds. Any response is final: a function that throws is not retried, as
   * with Google's emulator. The promise never rejects.
   */
  async deliver(projectId: string, triggerId: string, event: TriggerEvent): Promise<void> {
    const startedAt = performance.now();
    for (let wait = FIRST_RETRY_DELAY_MS; !this.#stop.signal.aborted; wait = Math.min(wait * 2, MAX_RETRY_DELAY_MS)) {
      try {
        const status = await this.#post(`/functions/projects/${projectId}/triggers/${triggerId}`, event);
        if (status >= 400) this.#report(`trigger ${triggerId}: the Functions emulator answered ${status}`);
        return;
      } catch (error) {
        if (performance.now() - startedAt > DELIVERY_TIMEOUT_MS) {
          this.#report(
            `trigger ${triggerId}: the event is given up, the Functions emulator cannot be reached (${String(error)})`,
          );
          return;
        }
        await delay(wait, undefined, { signal: this.#stop.signal }).catch(() => undefined);
      }
    }
  }

  /** Aborts deliveries in progress. */
  close(): void {
    this.#stop.abort();
  }

  // Not fetch, which times out after five minutes: a function can be paused in a debugger.
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
