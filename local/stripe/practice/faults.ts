import { z } from 'zod';

/** What goes wrong with a call of the interface. */
export const faultSchema = z.strictObject({
  /** In the method, the path or the body of the call; empty: any call. */
  matching: z.string().default(''),
  how: z.enum([
    /** The connection breaks before anything was done. */
    'unreachable',
    /** The operation completes, then the connection breaks before the answer. */
    'answer-lost',
    /** An error on Stripe's side; nothing was done. */
    'error',
  ]),
  times: z.int().min(1).default(1),
});

export type Fault = z.infer<typeof faultSchema>;

/** Faults that tests have asked for; each happens as often as it was asked. */
export class Faults {
  #waiting: Fault[] = [];

  add(fault: Fault): void {
    this.#waiting.push(fault);
  }

  clear(): void {
    this.#waiting = [];
  }

  /** The fault that meets this call, if any. */
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
