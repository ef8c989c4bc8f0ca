import type { Moment } from '#local/firestore/values/value.ts';

const RFC3339 =
  /^(?<date>\d{4}-\d{2}-\d{2})[Tt](?<time>\d{2}:\d{2}:\d{2})(?:\.(?<fraction>\d{1,9}))?(?<offset>[Zz]|[+-]\d{2}:\d{2})$/u;

/** The first second of the year 1 and the last of 9999: what a protobuf Timestamp can hold. */
const MIN_SECONDS = -62_135_596_800n;
const MAX_SECONDS = 253_402_300_799n;

/** Reads an RFC 3339 moment; null when it is none. */
export function parseTimestamp(text: string): Moment | null {
  const groups = RFC3339.exec(text)?.groups;
  if (groups === undefined) return null;
  const { date = '', time = '', fraction = '', offset = 'Z' } = groups;
  const wallClock = `${date}T${time}`;
  const millis = Date.parse(`${wallClock}Z`);
  // Date.parse lets 31 February roll over into March.
  if (Number.isNaN(millis) || !new Date(millis).toISOString().startsWith(wallClock)) return null;
  const offsetSeconds = parseOffset(offset);
  if (offsetSeconds === null) return null;
  const seconds = BigInt(millis / 1000 - offsetSeconds);
  if (seconds < MIN_SECONDS || seconds > MAX_SECONDS) return null;
  return { seconds, nanos: Number(fraction.padEnd(9, '0')) };
}

function parseOffset(offset: string): number | null {
  if (offset === 'Z' || offset === 'z') return 0;
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  if (hours > 23 || minutes > 59) return null;
  const seconds = hours * 3600 + minutes * 60;
  return offset.startsWith('-') ? -seconds : seconds;
}

/** Writes a moment as Google does: no fraction, or three, six or nine digits of it. */
export function formatTimestamp({ seconds, nanos }: Moment): string {
  const base = new Date(Number(seconds) * 1000).toISOString().slice(0, 19);
  if (nanos === 0) return `${base}Z`;
  const digits = String(nanos).padStart(9, '0');
  const fraction = digits.endsWith('000000')
    ? digits.slice(0, 3)
    : digits.endsWith('000')
      ? digits.slice(0, 6)
      : digits;
  return `${base}.${fraction}Z`;
}
