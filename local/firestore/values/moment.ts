import type { Moment } from './value.ts';

const MICROS_PER_SECOND = 1_000_000n;
/** 0001-01-01T00:00:00Z and 9999-12-31T23:59:59Z, the range of google.protobuf.Timestamp. */
const FIRST_SECOND = -62_135_596_800n;
const LAST_SECOND = 253_402_300_799n;

/** Microseconds since the epoch, rounded down. */
export function microsOf(moment: Moment): bigint {
  return moment.seconds * MICROS_PER_SECOND + BigInt(Math.trunc(moment.nanos / 1000));
}

export function momentOf(micros: bigint): Moment {
  let seconds = micros / MICROS_PER_SECOND;
  let rest = micros % MICROS_PER_SECOND;
  if (rest < 0n) {
    rest += MICROS_PER_SECOND;
    seconds -= 1n;
  }
  return { seconds, nanos: Number(rest) * 1000 };
}

export function isTimestampInRange(moment: Moment): boolean {
  return (
    moment.seconds >= FIRST_SECOND &&
    moment.seconds <= LAST_SECOND &&
    Number.isInteger(moment.nanos) &&
    moment.nanos >= 0 &&
    moment.nanos < 1_000_000_000
  );
}

export function compareMoments(a: Moment, b: Moment): number {
  if (a.seconds !== b.seconds) return a.seconds < b.seconds ? -1 : 1;
  return a.nanos - b.nanos;
}
