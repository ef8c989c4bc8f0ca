import { z } from 'zod';
import { projectId } from '#build/project.ts';

/** The Functions emulator's list of functions; only scheduled ones have a schedule. */
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
const maxRunMs = 5 * minuteMs;

/** @returns null unless the schedule has the format of functions/src/shell/on-timer.ts. */
export function intervalMsOf(schedule: string): number | null {
  const minutes = Number(/^every (\d+) minutes$/.exec(schedule)?.[1] ?? 0);
  return minutes > 0 ? minutes * minuteMs : null;
}

/**
 * The URL at which the emulator runs a scheduled function. @param generation how often the emulator had read the functions
 * again by then: it does each time that background triggers were off (background-triggers.ts).
 */
export function timerAddress(functionsPort: number, id: string, generation = 0): string {
  return `http://127.0.0.1:${functionsPort}/functions/projects/${projectId}/triggers/${id}-${generation}`;
}

/** What the emulator answers for a function that it has replaced by a later generation, and does not run. */
const replacedStatus = 204;
/** Sample data turn triggers off twice; nothing else does. */
const mostGenerations = 20;

/** Runs a scheduled function once, in the generation that is in force. */
export async function callTimer(functionsPort: number, id: string, signal: AbortSignal): Promise<Response> {
  let generation = 0;
  for (;;) {
    const answer = await fetch(timerAddress(functionsPort, id, generation), { method: 'POST', signal });
    generation += 1;
    if (answer.status !== replacedStatus || generation === mostGenerations) return answer;
  }
}

/**
 * Runs scheduled functions. The emulator registers but does not run them without Google's Pub/Sub emulator, which needs
 * Java: so this calls the endpoint that that emulator would call.
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

  /** @returns the names of the scheduled functions. */
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
    // Skips a run while the previous one is in progress, which limits the load.
    if (this.#running.has(id)) return;
    this.#running.add(id);
    try {
      // The emulator never responds when it could not start the function.
      const signal = AbortSignal.timeout(maxRunMs);
      const answer = await callTimer(this.#functionsPort, id, signal);
      if (!answer.ok || answer.status === replacedStatus)
        this.#onTrouble(`${id} was not run by its timer: ${answer.status}`);
    } catch {
      // The emulators are stopping or have logged the error; the next run retries.
    } finally {
      this.#running.delete(id);
    }
  }

  /** Functions that have been called and have not responded yet. */
  running(): readonly string[] {
    return [...this.#running];
  }

  stop(): void {
    for (const timer of this.#timers.splice(0)) clearInterval(timer);
  }
}
