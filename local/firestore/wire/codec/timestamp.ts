import type { Moment } from '#local/firestore/values/value.ts';

const RFC3339 =
  /^(?<date>\d{4}-\d{2}-\d{2})[Tt](?<time>\d{2}:\d{2}:\d{2})(?:\.(?<fraction>\d{1,9}))?(?<offset>[Zz]|[+-]\d{2}:\d{2})$/u;

/** The range of a protobuf Timestamp: years 1 to 9999. */
const MIN_SECONDS = -62_135_596_800n;
const MAX_SECONDS = 253_402_300_799n;

/** Parses an RFC 3339 timestamp; null when invalid. */
export function parseTimestamp(text: string): Moment | null {
  const groups = RFC3339.exec(text)?.groups;
  if (groups === undefined) return null;
  const { date = '', time = '', fraction = '', offset = 'Z' } = groups;
  const wallClock = `${date}T${time}`;
  const millis = Date.parse(`${wallClock}Z`);
  // Date.parse accepts 31 February and rolls over into March.
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

/** Formats a timestamp like Google: no fraction, or one of three, six or nine digits. */
export function formatTimestamp({ seconds, nanos }: Moment): string {
  return `${dateAndTime(seconds)}${fractionOf(nanos)}Z`;
}

export function formatDuration({ seconds, nanos }: Moment): string {
  return `${seconds}${fractionOf(nanos)}s`;
}

function fractionOf(nanos: number): string {
  if (nanos === 0) return '';
  const digits = String(nanos).padStart(9, '0');
  const fraction = digits.endsWith('000000')
    ? digits.slice(0, 3)
    : digits.endsWith('000')
      ? digits.slice(0, 6)
      : digits;
  return `.${fraction}`;
}

let lately = { seconds: 0n, text: '1970-01-01T00:00:00' };

/** Documents of one answer have many times in common: those of their commit, and of the read. */
function dateAndTime(seconds: bigint): string {
  if (lately.seconds !== seconds) {
    lately = { seconds, text: new Date(Number(seconds) * 1000).toISOString().slice(0, 19) };
  }
  return lately.text;
}
