import type { Moment } from '#local/firestore/values/value.ts';
import { EvaluationError } from './errors.ts';

const NANOS_PER_SECOND = 1_000_000_000n;
const NANOS_PER_DAY = 86_400n * NANOS_PER_SECOND;
const MIN_SECONDS = -62_135_596_800n;
const MAX_SECONDS = 253_402_300_799n;
const MILLIS_PER_DAY = 86_400_000;

/** A UTC time between the years 1 and 9999, in nanoseconds since 1970. */
export class TimestampValue {
  readonly type = 'timestamp';
  readonly totalNanos: bigint;

  /** @throws EvaluationError outside the years 1 to 9999. */
  constructor(totalNanos: bigint) {
    const seconds = floorDivide(totalNanos, NANOS_PER_SECOND);
    if (seconds < MIN_SECONDS || seconds > MAX_SECONDS) throw timestampRangeError();
    this.totalNanos = totalNanos;
  }

  static fromMoment(moment: Moment): TimestampValue {
    return new TimestampValue(moment.seconds * NANOS_PER_SECOND + BigInt(moment.nanos));
  }

  static fromMillis(millis: bigint): TimestampValue {
    return new TimestampValue(millis * 1_000_000n);
  }

  get millis(): bigint {
    return floorDivide(this.totalNanos, 1_000_000n);
  }

  get nanosOfDay(): bigint {
    return this.totalNanos - this.#dayNumber * NANOS_PER_DAY;
  }

  get startOfDay(): TimestampValue {
    return new TimestampValue(this.#dayNumber * NANOS_PER_DAY);
  }

  get year(): number {
    return this.#calendar.getUTCFullYear();
  }

  /** 1 to 12. */
  get month(): number {
    return this.#calendar.getUTCMonth() + 1;
  }

  get day(): number {
    return this.#calendar.getUTCDate();
  }

  /** 1 is Monday, 7 Sunday. */
  get dayOfWeek(): number {
    return this.#calendar.getUTCDay() || 7;
  }

  /** 1 is the first of January. */
  get dayOfYear(): number {
    const calendar = this.#calendar;
    const newYear = new Date(0);
    newYear.setUTCFullYear(calendar.getUTCFullYear(), 0, 1);
    return (calendar.getTime() - newYear.getTime()) / MILLIS_PER_DAY + 1;
  }

  get #dayNumber(): bigint {
    return floorDivide(this.totalNanos, NANOS_PER_DAY);
  }

  get #calendar(): Date {
    return new Date(Number(this.#dayNumber) * MILLIS_PER_DAY);
  }
}

export const timestampRangeError = (): EvaluationError =>
  new EvaluationError(
    'Timestamp is not valid. Seconds must be in range [-62,135,596,800, +253,402,300,799]. ' +
      'Nanos must be in range [0, +999,999,999].',
  );

function floorDivide(value: bigint, by: bigint): bigint {
  const quotient = value / by;
  return value % by < 0n ? quotient - 1n : quotient;
}
