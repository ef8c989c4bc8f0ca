import { z } from 'zod';

/** A fault to inject into an API call. */
export const faultSchema = z.strictObject({
  /** Text in the method, path or body of the call; empty matches any call. */
  matching: z.string().default(''),
  how: z.enum([
    /** The connection breaks before the operation runs. */
    'unreachable',
    /** The operation completes, then the connection breaks before the response. */
    'answer-lost',
    /** An error of Stripe; the operation does not run. */
    'error',
  ]),
  times: z.int().min(1).default(1),
});

export type Fault = z.infer<typeof faultSchema>;

/** Faults queued by tests; each is injected the requested number of times. */
export class Faults {
  #waiting: Fault[] = [];

  add(fault: Fault): void {
    this.#waiting.push(fault);
  }

  clear(): void {
    this.#waiting = [];
  }

  /** The fault for this call, or null; consumes it. */
  take(call: string): Fault['how'] | null {
    const index = this.#waiting.findIndex(({ matching }) => call.includes(matching));
    const fault = this.#waiting[index];
    if (fault === undefined) return null;
    this.#waiting = this.#waiting.flatMap((one) =>
      one !== fault ? [one] : one.times > 1 ? [{ ...one, times: one.times - 1 }] : [],
    );
    return fault.how;
  }
}
