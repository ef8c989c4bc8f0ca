import * as z from 'zod/mini';
import { boundedText, moment, textLimits } from '#domain/field-types.ts';

/** timer_runs/{name of the timer}: how its runs ended. Written by the timer itself after each. */
export const timerRunSchema = z.strictObject({
  /** The last that did its work; null before the first. */
  ended_at: z.nullable(moment),
  /** The last that failed. */
  failed_at: z.nullable(moment),
  /** How many failed since the last that did its work. */
  failures: z.int().check(z.gte(0)),
  /** The code of the last failure. */
  code: z.nullable(boundedText(textLimits.label)),
});

export type TimerRun = z.infer<typeof timerRunSchema>;
