import { EvaluationError } from './errors.ts';

const NANOS_PER_SECOND = 1_000_000_000n;
const MAX_SECONDS = 315_576_000_000n;

/** A duration in nanoseconds; a single number, so that seconds and nanos always have the same sign. */
export class DurationValue {
  readonly type = 'duration';
  readonly totalNanos: bigint;

  /** @throws EvaluationError outside ±10,000 years. */
  constructor(totalNanos: bigint) {
    const seconds = totalNanos / NANOS_PER_SECOND;
    if (seconds > MAX_SECONDS || seconds < -MAX_SECONDS) {
      throw new EvaluationError(
        'Duration is not valid. Seconds must be in range [-315,576,000,000, +315,576,000,000]. ' +
          'Nanos must be in range [-999,999,999, +999,999,999]. Nanos must have the same sign as seconds.',
      );
    }
    this.totalNanos = totalNanos;
  }

  get seconds(): bigint {
    return this.totalNanos / NANOS_PER_SECOND;
  }

  get nanos(): bigint {
    return this.totalNanos % NANOS_PER_SECOND;
  }
}
