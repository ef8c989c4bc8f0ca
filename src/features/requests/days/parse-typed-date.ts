import { addDaysTo } from '#domain/requests/calendar.ts';
import { isoDate } from '#domain/field-types.ts';
import { typedWords } from '#i18n/load-typed-words.ts';
import { weekdayOf } from './weekday.ts';

export type TypedDate =
  | { readonly kind: 'empty' }
  | { readonly kind: 'date'; readonly date: string }
  /** "woensdag 3 maart" while 3 March is a Tuesday: ambiguous, so the user has to choose. */
  | { readonly kind: 'other-weekday'; readonly date: string }
  | { readonly kind: 'unreadable' };

export interface TypedDateContext {
  /** The day in Brussels, yyyy-MM-dd. */
  readonly today: string;
  /** The earliest date that satisfies the lead time; a bare "dinsdag" is the first Tuesday from there. */
  readonly earliest: string;
}

const unreadable: TypedDate = { kind: 'unreadable' };

/** Years to search for 29 February: leap years can be eight years apart (1896 to 1904, 2096 to 2104). */
const maxLeapYearGap = 8;

function dateOf(year: number, month: number, day: number): string | null {
  // A shorter year is still being typed.
  if (year < 1000) return null;
  const two = (value: number) => String(value).padStart(2, '0');
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  return isoDate.safeParse(date).success ? date : null;
}

/** "27" is 2027; "0027" stays 27, a year that is still being typed. */
function fullYear(digits: string): number {
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
}

/** Returns the first date with this day and month from today on; null when there is none. */
function nextOccurrence(month: number, day: number, today: string): string | null {
  const thisYear = Number(today.slice(0, 4));
  for (let year = thisYear; year <= thisYear + maxLeapYearGap; year += 1) {
    const date = dateOf(year, month, day);
    if (date !== null && date >= today) return date;
  }
  return null;
}

function nextDayOfMonth(day: number, today: string): string | null {
  const [year = 0, month = 1] = today.split('-').map(Number);
  for (let ahead = 0; ahead < 12; ahead += 1) {
    const months = month - 1 + ahead;
    const date = dateOf(year + Math.floor(months / 12), (months % 12) + 1, day);
    if (date !== null && date >= today) return date;
  }
  return null;
}

function firstWeekdayFrom(weekday: number, from: string): string {
  return addDaysTo(from, (weekday - weekdayOf(from) + 7) % 7);
}

function weekdayOfNextWeek(weekday: number, today: string): string {
  return addDaysTo(today, 7 - weekdayOf(today) + weekday);
}

function answer(date: string | null, weekday: number | null = null): TypedDate {
  if (date === null) return unreadable;
  return weekday === null || weekdayOf(date) === weekday ? { kind: 'date', date } : { kind: 'other-weekday', date };
}

function readDigits(text: string, today: string): string | null | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso !== null) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const belgian = /^(\d{1,2})\s*[-/. ]\s*(\d{1,2})(?:\s*[-/. ]\s*(\d{4}|\d{2}))?$/.exec(text);
  if (belgian === null) return undefined;
  const [, day, month, year] = belgian;
  return year === undefined
    ? nextOccurrence(Number(month), Number(day), today)
    : dateOf(fullYear(year), Number(month), Number(day));
}

/** The parts of a date in words. Any unknown word makes the date unreadable: ignoring it could yield the wrong day. */
interface DateWords {
  readonly weekday: number | null;
  readonly month: number | null;
  readonly numbers: readonly number[];
  readonly ordinal: boolean;
  readonly next: boolean;
  readonly nextWeek: boolean;
}

function readWords(words: readonly string[]): DateWords | null {
  let weekday: number | null = null;
  let month: number | null = null;
  let ordinal = false;
  let next = false;
  let nextWeek = false;
  const numbers: number[] = [];
  const known = typedWords();
  const namesPlace = new RegExp(`${known.oneOf('ordinalWords')}$`);
  for (const [position, word] of words.entries()) {
    const previous = words[position - 1] ?? '';
    const number = /^\d+$/.test(word) ? Number(word) : known.numbers.get(word);
    const namedDay = known.weekdays.get(word);
    const namedMonth = known.months.get(word);
    if (number !== undefined) {
      numbers.push(number);
      ordinal ||= known.has('articles', previous) || namesPlace.test(word);
    } else if (/^\d+$/.test(previous) && known.has('ordinalEndings', word)) {
      ordinal = true;
    } else if (namedDay !== undefined) {
      if (weekday !== null) return null;
      weekday = namedDay;
    } else if (namedMonth !== undefined) {
      if (month !== null) return null;
      month = namedMonth;
    } else if (known.has('weekUnits', word) && known.has('nextWeek', previous)) {
      nextWeek = true;
    } else if (known.has('next', word)) {
      next = true;
    } else if (!known.has('dateFillers', word)) {
      return null;
    }
  }
  return { weekday, month, numbers, ordinal, next, nextWeek };
}

/** Number of days in "twee weken", "10 dagen", "a week". */
function readDuration(count: string, unit: string): number | null {
  const amount = /^\d{1,3}$/.test(count) ? Number(count) : typedWords().numbers.get(count);
  if (amount === undefined) return null;
  if (typedWords().has('dayUnits', unit)) return amount;
  return typedWords().has('weekUnits', unit) ? 7 * amount : null;
}

/** "over twee weken", "binnen 10 dagen", "in a week" */
function readDistance(words: readonly string[], today: string): string | null | undefined {
  const [after = '', count = '', unit = '', ...rest] = words;
  if (!typedWords().has('after', after) || rest.length > 0) return undefined;
  const days = readDuration(count, unit);
  return days === null ? null : addDaysTo(today, days);
}

/**
 * "dinsdag over een week", "maandag binnen veertien dagen": a number of weeks after the next such weekday. Flemish usage
 * counts inclusively: eight days are a week, fifteen are two.
 */
function readWeekdayAtDistance(words: readonly string[], today: string): string | null | undefined {
  const [named = '', after = '', count = '', unit = '', ...rest] = words;
  const weekday = typedWords().weekdays.get(named);
  if (weekday === undefined || !typedWords().has('after', after) || rest.length > 0) return undefined;
  const days = readDuration(count, unit);
  const weeks = days === null ? 0 : Math.round(days / 7);
  if (days === null || weeks < 1 || ![0, 1].includes(days - 7 * weeks)) return null;
  return addDaysTo(firstWeekdayFrom(weekday, today), 7 * weeks);
}

function readNamedDay({ weekday, month, numbers, ordinal, next, nextWeek }: DateWords, context: TypedDateContext) {
  const [day, year, ...rest] = numbers;
  if (rest.length > 0) return unreadable;
  if (day === undefined) {
    if (weekday === null || month !== null) return unreadable;
    if (nextWeek) return answer(weekdayOfNextWeek(weekday, context.today));
    return answer(firstWeekdayFrom(weekday, context.earliest));
  }
  if (next || nextWeek) return unreadable;
  if (month === null)
    return ordinal && year === undefined ? answer(nextDayOfMonth(day, context.today), weekday) : unreadable;
  const date =
    year === undefined ? nextOccurrence(month, day, context.today) : dateOf(fullYear(String(year)), month, day);
  return answer(date, weekday);
}

/**
 * Parses a typed or dictated date in any supported language: "3 maart", "3/3", "03-03-2027", "dinsdag 3 maart",
 * "volgende dinsdag", "over twee weken". Does not enforce the lead time: the schema of the form does.
 */
export function parseTypedDate(typed: string, context: TypedDateContext): TypedDate {
  const text = typed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[,;!?]/g, ' ')
    .trim()
    .replace(/\.$/, '')
    .replace(/\s+/g, ' ');
  if (text === '') return { kind: 'empty' };
  const digits = readDigits(text, context.today);
  if (digits !== undefined) return answer(digits);
  if (/[^\p{L}\d\s./-]/u.test(text)) return unreadable;
  const words = (text.match(/\d+|\p{L}+/gu) ?? []).filter((word) => !typedWords().has('polite', word));
  const offset = typedWords().namedDays.get(words.join(' '));
  if (offset !== undefined) return answer(addDaysTo(context.today, offset));
  const distance = readDistance(words, context.today) ?? readWeekdayAtDistance(words, context.today);
  if (distance !== undefined) return answer(distance);
  const named = readWords(words);
  return named === null ? unreadable : readNamedDay(named, context);
}
