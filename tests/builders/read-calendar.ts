/** An event as a calendar reads it. */
export interface ReadEvent {
  readonly uid: string;
  readonly sequence: number;
  readonly status: string;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  readonly start: Date;
  readonly minutes: number;
}

interface Line {
  readonly name: string;
  readonly parameters: string;
  readonly value: string;
}

/** Undoes the folding of RFC 5545, section 3.1: on octets, as a reader that knows no characters would. */
export function unfold(text: string): readonly string[] {
  if (!text.endsWith('\r\n')) throw new Error('the last line has no end');
  const octets = Buffer.from(text, 'utf8').toString('latin1');
  for (const line of octets.slice(0, -2).split('\r\n')) {
    if (line.length > 75) throw new Error(`a line of ${line.length} octets`);
    if (/[\r\n]/.test(line)) throw new Error('half a line end');
  }
  return octets
    .slice(0, -2)
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .map((line) => Buffer.from(line, 'latin1').toString('utf8'));
}

/** Undoes the escaping of a TEXT. */
export const unescapeText = (value: string): string =>
  value.replaceAll(/\\(.)/g, (_, escaped: string) => (/n/i.test(escaped) ? '\n' : escaped));

function readLine(line: string): Line {
  const [, name = '', parameters = '', value = ''] = /^([A-Z-]+)((?:;[^:;]+)*):(.*)$/s.exec(line) ?? [];
  if (name === '') throw new Error(`no content line: ${line}`);
  return { name, parameters, value };
}

/** One of the two halves of a VTIMEZONE. */
interface Observance {
  readonly starts: string;
  readonly month: number;
  readonly fromMinutes: number;
  readonly toMinutes: number;
}

const offsetMinutes = (value: string): number =>
  (value.startsWith('-') ? -1 : 1) * (Number(value.slice(1, 3)) * 60 + Number(value.slice(3, 5)));

const asUtc = (value: string): number =>
  Date.UTC(
    Number(value.slice(0, 4)),
    Number(value.slice(4, 6)) - 1,
    Number(value.slice(6, 8)),
    Number(value.slice(9, 11)),
    Number(value.slice(11, 13)),
  );

/** The block between BEGIN and END of a component, each time that there is one. */
function componentsOf(lines: readonly Line[], kind: string): readonly (readonly Line[])[] {
  const found: Line[][] = [];
  let open: Line[] | null = null;
  for (const line of lines) {
    if (line.name === 'BEGIN' && line.value === kind) open = [];
    else if (line.name === 'END' && line.value === kind && open !== null) {
      found.push(open);
      open = null;
    } else open?.push(line);
  }
  return found;
}

const valueIn = (lines: readonly Line[], name: string): string => {
  const found = lines.filter((line) => line.name === name);
  if (found.length > 1) throw new Error(`${name} more than once`);
  return found[0]?.value ?? '';
};

function observanceOf(lines: readonly Line[]): Observance {
  const [, month = ''] = /^FREQ=YEARLY;BYMONTH=(\d+);BYDAY=-1SU$/.exec(valueIn(lines, 'RRULE')) ?? [];
  if (month === '') throw new Error('a rule that this reader does not know');
  return {
    starts: valueIn(lines, 'DTSTART'),
    month: Number(month),
    fromMinutes: offsetMinutes(valueIn(lines, 'TZOFFSETFROM')),
    toMinutes: offsetMinutes(valueIn(lines, 'TZOFFSETTO')),
  };
}

/** When an observance begins in a year, by the clock of before: its own hour on the last Sunday of its month. */
function onsetIn(year: number, { month, starts }: Observance): number {
  const lastDay = new Date(Date.UTC(year, month, 0));
  const sunday = lastDay.getUTCDate() - lastDay.getUTCDay();
  return Date.UTC(year, month - 1, sunday, Number(starts.slice(9, 11)), Number(starts.slice(11, 13)));
}

/**
 * The moment of a time by the clock, by nothing but the rules in the calendar (RFC 5545, sections 3.3.5 and 3.6.5): a time
 * that occurs twice is the first, and one that does not occur is read with the offset of before.
 */
function momentIn(observances: readonly Observance[], value: string): Date {
  const local = asUtc(value);
  const year = Number(value.slice(0, 4));
  const onsets = [year - 1, year]
    .flatMap((each) => observances.map((observance) => ({ observance, onset: onsetIn(each, observance) })))
    .filter(({ observance, onset }) => onset >= asUtc(observance.starts))
    .toSorted((one, other) => one.onset - other.onset);
  let offset: number | null = null;
  for (const { observance, onset } of onsets) {
    // The clock jumps over what lies between; what it shows twice is before the change.
    const begins = onset + Math.max(0, observance.toMinutes - observance.fromMinutes) * 60_000;
    if (local >= begins) offset = observance.toMinutes;
  }
  if (offset === null) throw new Error(`no rule for ${value}`);
  return new Date(local - offset * 60_000);
}

function minutesOf(duration: string): number {
  const [, hours = '0', minutes = '0'] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(duration) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

function startOf(lines: readonly Line[], observances: readonly Observance[]): Date {
  const line = lines.find(({ name }) => name === 'DTSTART');
  if (line === undefined) throw new Error('no DTSTART');
  if (line.parameters === '' && line.value.endsWith('Z')) return new Date(asUtc(line.value));
  if (line.parameters !== ';TZID=Europe/Brussels') throw new Error(`a zone that is not described: ${line.parameters}`);
  return momentIn(observances, line.value);
}

/** Reads a calendar as strictly as its standard allows, with nothing of the code that writes it. */
export function readCalendar(text: string): readonly ReadEvent[] {
  const lines = unfold(text).map(readLine);
  if (lines[0]?.value !== 'VCALENDAR' || lines.at(-1)?.name !== 'END') throw new Error('no calendar');
  const [zone = []] = componentsOf(lines, 'VTIMEZONE');
  const observances = ['DAYLIGHT', 'STANDARD'].flatMap((kind) => componentsOf(zone, kind).map(observanceOf));
  return componentsOf(lines, 'VEVENT').map((event) => {
    if (!/^\d{8}T\d{6}Z$/.test(valueIn(event, 'DTSTAMP'))) throw new Error('no DTSTAMP');
    const text = (name: string) => unescapeText(valueIn(event, name));
    return {
      uid: text('UID'),
      sequence: Number(valueIn(event, 'SEQUENCE')),
      status: valueIn(event, 'STATUS'),
      summary: text('SUMMARY'),
      location: text('LOCATION'),
      description: text('DESCRIPTION'),
      start: startOf(event, observances),
      minutes: minutesOf(valueIn(event, 'DURATION')),
    };
  });
}
