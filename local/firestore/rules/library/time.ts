import { EvaluationError, invalidPatternError } from '../runtime/errors.ts';
import { DurationValue } from '../runtime/duration.ts';
import { timestampRangeError, TimestampValue } from '../runtime/timestamp.ts';
import { fn, method, type FunctionTable, type MethodTable } from './overload.ts';

const NANOS = { ns: 1n, ms: 1_000_000n, s: 1_000_000_000n, m: 60_000_000_000n, h: 3_600_000_000_000n } as const;
const NANOS_PER_UNIT: ReadonlyMap<string, bigint> = new Map([
  ...Object.entries(NANOS),
  ['d', 24n * NANOS.h],
  ['w', 7n * 24n * NANOS.h],
]);

/** rules.Timestamp, in UTC. */
export const timestampMethods = {
  date: [method([], (timestamp) => timestamp.startOfDay)],
  day: [method([], (timestamp) => BigInt(timestamp.day))],
  dayOfWeek: [method([], (timestamp) => BigInt(timestamp.dayOfWeek))],
  dayOfYear: [method([], (timestamp) => BigInt(timestamp.dayOfYear))],
  hours: [method([], (timestamp) => timestamp.nanosOfDay / NANOS.h)],
  minutes: [method([], (timestamp) => (timestamp.nanosOfDay / NANOS.m) % 60n)],
  month: [method([], (timestamp) => BigInt(timestamp.month))],
  nanos: [method([], (timestamp) => timestamp.nanosOfDay % NANOS.s)],
  seconds: [method([], (timestamp) => (timestamp.nanosOfDay / NANOS.s) % 60n)],
  time: [method([], (timestamp) => new DurationValue(timestamp.nanosOfDay))],
  toMillis: [method([], (timestamp) => timestamp.millis)],
  year: [method([], (timestamp) => BigInt(timestamp.year))],
} satisfies MethodTable<TimestampValue>;

/** rules.Duration */
export const durationMethods = {
  nanos: [method([], (duration) => duration.nanos)],
  seconds: [method([], (duration) => duration.seconds)],
} satisfies MethodTable<DurationValue>;

/** The packages `timestamp` and `duration`. */
export const timeFunctions = {
  'timestamp.date': [fn(['int', 'int', 'int'], dateOf)],
  'timestamp.value': [fn(['int'], (millis) => TimestampValue.fromMillis(millis)), fn(['string'], parseRfc3339)],
  'duration.abs': [fn(['duration'], ({ totalNanos }) => new DurationValue(totalNanos < 0n ? -totalNanos : totalNanos))],
  'duration.time': [
    fn(
      ['int', 'int', 'int', 'int'],
      (hours, minutes, seconds, nanos) =>
        new DurationValue(hours * NANOS.h + minutes * NANOS.m + seconds * NANOS.s + nanos),
    ),
  ],
  'duration.value': [
    fn(['int', 'string'], (magnitude, unit) => {
      const nanos = NANOS_PER_UNIT.get(unit);
      // Google's evaluator reports an unknown unit as an invalid pattern.
      if (nanos === undefined) throw invalidPatternError(unit);
      return new DurationValue(magnitude * nanos);
    }),
  ],
} satisfies FunctionTable;

function dateOf(year: bigint, month: bigint, day: bigint): TimestampValue {
  if (year < 1n || year > 9999n) {
    throw new EvaluationError(
      `Timestamp should be between 0001-01-01T00.00.00Z and 9999-12-31T23.59.59Z. year: ${year}.`,
    );
  }
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  if (BigInt(date.getUTCMonth() + 1) !== month || BigInt(date.getUTCDate()) !== day) {
    throw new EvaluationError(`Date is not valid. year: ${year}, month: ${month} day: ${day}.`);
  }
  return TimestampValue.fromMillis(BigInt(date.getTime()));
}

/** Days, hours and seconds out of range roll over, as in Google's parser: 30 February is 1 March. */
function parseRfc3339(text: string): TimestampValue {
  const match = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:Z|([+-])(\d\d):(\d\d))$/.exec(text);
  if (match === null) throw timestampRangeError();
  const [year, month, day, hours, minutes, seconds] = match.slice(1, 7).map(Number);
  const [fraction = '', sign, offsetHours, offsetMinutes] = match.slice(7);
  const date = new Date(0);
  date.setUTCFullYear(year ?? 0, (month ?? 1) - 1, day);
  const offset = (Number(offsetHours ?? 0) * 60 + Number(offsetMinutes ?? 0)) * (sign === '-' ? -1 : 1);
  const wholeSeconds = date.getTime() / 1000 + ((hours ?? 0) * 60 + (minutes ?? 0) - offset) * 60 + (seconds ?? 0);
  return new TimestampValue(BigInt(wholeSeconds) * NANOS.s + BigInt(fraction.padEnd(9, '0').slice(0, 9)));
}
