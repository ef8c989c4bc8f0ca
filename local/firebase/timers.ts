import { z } from 'zod';
import { projectId } from '#build/project.ts';

/** What the Functions emulator tells about its functions; the others have no schedule. */
const backendsSchema = z.object({
  backends: z.array(
    z.object({
      functionTriggers: z.array(
        z.object({ id: z.string(), schedule: z.object({ schedule: z.string() }).optional().nullable() }),
      ),
    }),
  ),
});

const minuteMs = 60_000;
const longestRunMs = 5 * minuteMs;

/** @returns null for a schedule that is not written as functions/src/shell/on-timer.ts writes it. */
export function intervalMsOf(schedule: string): number | null {
  const minutes = Number(/^every (\d+) minutes$/.exec(schedule)?.[1] ?? 0);
  return minutes > 0 ? minutes * minuteMs : null;
}

/** Where the emulator listens for one event of a function. It numbers the versions of the source; a stage has one only. */
export function timerAddress(functionsPort: number, id: string): string {
  return `http://127.0.0.1:${functionsPort}/functions/projects/${projectId}/triggers/${id}-0`;
}

/**
 * Runs the functions that are on a timer. The emulator knows them, but leaves them alone without Google's Pub/Sub
 * emulator, which is Java: so this asks for them, through the door by which that one would.
 */
export class Timers {
  readonly #functionsPort: number;
  readonly #onTrouble: (line: string) => void;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #running = new Set<string>();

  constructor(functionsPort: number, onTrouble: (line: string) => void) {
    this.#functionsPort = functionsPort;
    this.#onTrouble = onTrouble;
  }

  /** @returns the names of the functions that are run from now on. */
  async start(): Promise<readonly string[]> {
    const answer = await fetch(`http://127.0.0.1:${this.#functionsPort}/backends`);
    const { backends } = backendsSchema.parse(await answer.json());
    const timed = backends
      .flatMap(({ functionTriggers }) => functionTriggers)
      .flatMap(({ id, schedule }) => (schedule ? [{ id, everyMs: intervalMsOf(schedule.schedule) }] : []));
    for (const { id, everyMs } of timed) {
      if (everyMs === null) throw new Error(`The function ${id} has a schedule that the local Firebase cannot keep`);
      this.#timers.push(setInterval(() => void this.#run(id), everyMs).unref());
    }
    return timed.map(({ id }) => id);
  }

  async #run(id: string): Promise<void> {
    // On a machine that has its hands full, the next one would only make it worse.
    if (this.#running.has(id)) return;
    this.#running.add(id);
    try {
      // The emulator leaves a caller waiting for ever when it could not start the function.
      const signal = AbortSignal.timeout(longestRunMs);
      const answer = await fetch(timerAddress(this.#functionsPort, id), { method: 'POST', signal });
      if (!answer.ok) this.#onTrouble(`${id} was not run by its timer: ${answer.status}`);
    } catch {
      // The emulators are going or have said why themselves; the next minute comes anyway.
    } finally {
      this.#running.delete(id);
    }
  }

  /** Those that have been called and have not answered yet. */
  running(): readonly string[] {
    return [...this.#running];
  }

  stop(): void {
    for (const timer of this.#timers.splice(0)) clearInterval(timer);
  }
}
