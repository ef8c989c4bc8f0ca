import { timeOfDay } from '#domain/field-types.ts';
import { typedWords } from '#i18n/load-typed-words.ts';
import type { DayPart } from '#i18n/typed-words.ts';

export type TypedTime =
  | { readonly kind: 'empty' }
  | { readonly kind: 'time'; readonly time: string }
  | { readonly kind: 'unreadable' };

const unreadable: TypedTime = { kind: 'unreadable' };
const halfDay = 12 * 60;

/** Minutes since midnight; `exact` when the notation excludes the other half of the day ("14:00", "08:00"). */
interface ReadClock {
  readonly minutes: number;
  readonly exact: boolean;
}

/**
 * Without a part of the day, earlier hours are in the afternoon: "2 uur" is 14:00. The echoed answer shows the
 * interpretation, so that it can be corrected.
 */
const minTimeAsWritten = 7 * 60;

function inPart({ minutes, exact }: ReadClock, part: DayPart | null): number | null {
  if (part === null) {
    if (exact || minutes >= minTimeAsWritten) return minutes;
    return minutes + halfDay;
  }
  if (exact) {
    const parts: Readonly<Record<DayPart, boolean>> = {
      am: minutes < halfDay,
      pm: minutes >= halfDay,
      morning: minutes >= 4 * 60 && minutes < halfDay,
      afternoon: minutes >= halfDay && minutes < 19 * 60,
      evening: minutes >= 17 * 60,
      night: minutes < 7 * 60 || minutes >= 22 * 60,
    };
    return parts[part] ? minutes : null;
  }
  // 12 o'clock is 0 on a clock face.
  const face = minutes % halfDay;
  switch (part) {
    case 'am':
      return face;
    case 'pm':
      return face + halfDay;
    case 'morning':
      return minutes < halfDay && face >= 60 ? face : null;
    case 'afternoon':
      return face < 7 * 60 ? face + halfDay : null;
    case 'evening':
      return face >= 5 * 60 ? face + halfDay : null;
    case 'night':
      return face < 7 * 60 ? face : face >= 10 * 60 ? face + halfDay : null;
  }
}

function clock(hourText: string, minuteText: string | undefined): ReadClock | null {
  const hour = Number(hourText);
  const minute = Number(minuteText ?? '0');
  if (hour > 23 || minute > 59) return null;
  return { minutes: hour * 60 + minute, exact: hour > 12 || hour === 0 || hourText.startsWith('0') };
}

/** Minutes before or after an hour from 1 to 12: "half drie", "kwart voor 3". */
function around(hourText: string, minutes: number): ReadClock | null {
  const hour = Number(hourText);
  if (hour < 1 || hour > 12) return null;
  const face = (hour * 60 + minutes + halfDay) % halfDay;
  return { minutes: face < 60 ? face + halfDay : face, exact: false };
}

/** Patterns for all languages at once: "14u30", "half 3", "kwart voor 3". */
function clockPatterns() {
  const { oneOf } = typedWords();
  const hour = String.raw`(\d{1,2})(?: ?${oneOf('hourMarks')})?`;
  return {
    digits: new RegExp(
      String.raw`^(\d{1,2})(?: ?(?:${oneOf('hourMarks')}|:|\.) ?(\d{2})?| (\d{2}))?(?: ?${oneOf('hourMarks', 'oClock')})?$`,
    ),
    joined: new RegExp(String.raw`^(\d{2})(\d{2})(?: ?${oneOf('hourMarks')})?$`),
    half: new RegExp(`^(?:${halfAfterMark} (?<after>.+)|(?<before>${oneOf('halfBefore')}) (?<hour>.+))$`),
    hour: new RegExp(`^${hour}$`),
    near: new RegExp(
      `^(${oneOf('quarters')}|\\d{1,2})(?: ${oneOf('minuteUnits')})? (?:(${oneOf('beforeHour')})|${oneOf('afterHour')}) (${oneOf('halfBefore')} )?${hour}$`,
    ),
  };
}

function readClock(text: string): ReadClock | null {
  const patterns = clockPatterns();
  const digits = patterns.digits.exec(text);
  if (digits !== null) return clock(digits[1] ?? '', digits[2] ?? digits[3]);
  const joined = patterns.joined.exec(text);
  if (joined !== null) return clock(joined[1] ?? '', joined[2]);
  const half = patterns.half.exec(text)?.groups;
  const halfHour = patterns.hour.exec(half?.['after'] ?? half?.['hour'] ?? '');
  if (halfHour !== null) return around(halfHour[1] ?? '', half?.['after'] === undefined ? -30 : 30);
  const near = patterns.near.exec(text);
  if (near === null) return null;
  const [, amount = '', before, ofHalf, hour = ''] = near;
  const away = /^\d/.test(amount) ? Number(amount) : 15;
  if (away > 30) return null;
  return around(hour, (before === undefined ? away : -away) - (ofHalf === undefined ? 0 : 30));
}

/** Replaces any form of "half past" in the parsed text. */
const halfAfterMark = '½';

function numberOfWord(word: string): number | undefined {
  const { has, minutes, numbers, oneOf } = typedWords();
  // Ordinals are not hours: "derde".
  if (has('notHours', word) || new RegExp(`${oneOf('ordinalWords')}$`).test(word)) return undefined;
  return minutes.get(word) ?? numbers.get(word);
}

/** Replaces number words by digits, so that dictated and typed text parse the same. */
function withDigits(text: string): string {
  const { oneOf } = typedWords();
  return text
    .replace(new RegExp(`^${oneOf('halfAfter')} `), `${halfAfterMark} `)
    .replace(new RegExp(`^${oneOf('halfBefore')} (?=${oneOf('halfAfterWords')}$)`), `${halfAfterMark} `)
    .replace(/\p{L}+/gu, (word) => String(numberOfWord(word) ?? word));
}

/**
 * Parses a typed or dictated time in any supported language: "14u30", "half drie", "2 uur 's middags", "kwart voor 3",
 * "2:30 pm". Accepts any minute of the day (design.md: the chat accepts any time).
 */
export function parseTypedTime(typed: string): TypedTime {
  let text = typed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b([ap])\.? ?m\b\.?/g, '$1m')
    .replace(/(\d)([ap]m)\b/g, '$1 $2')
    .replace(/[’‘`´']/g, ' ')
    .replace(/[,;!?]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '');
  if (text === '') return { kind: 'empty' };
  const { has, dayParts, oneOf } = typedWords();
  if (has('noon', text)) return { kind: 'time', time: '12:00' };

  let part: DayPart | null = null;
  for (const [words, meant] of dayParts) {
    if (!words.test(text)) continue;
    // "'s morgens 's avonds" is contradictory.
    if (part !== null) return unreadable;
    part = meant;
    text = text.replace(words, ' ');
  }
  text = text
    .replace(new RegExp(String.raw`\b${oneOf('timeFillers')}\b`, 'g'), ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const read = readClock(withDigits(text));
  const minutes = read === null ? null : inPart(read, part);
  if (minutes === null) return unreadable;
  const two = (value: number) => String(value).padStart(2, '0');
  const time = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  return timeOfDay.safeParse(time).success ? { kind: 'time', time } : unreadable;
}

/** Returns the part of the day of a time, for the echoed answer: "om 2 uur" alone is ambiguous. */
export function dayPartOf(time: string): 'night' | 'morning' | 'afternoon' | 'evening' {
  const hour = Number(time.slice(0, 2));
  if (hour < 6) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
