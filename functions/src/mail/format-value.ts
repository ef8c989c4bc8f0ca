import { momentOf } from '#domain/requests/calendar.ts';
import { brusselsTimeZone } from '#domain/requests/time-zone.ts';
import { isoDate, timeOfDay } from '#domain/field-types.ts';
import type { MailValueKind } from '#domain/mail/mail-values.ts';
import { serviceIds } from '#domain/requests/prices.ts';
import type { MailFormats } from './texts/mail-texts.ts';

/** Control characters, line ends and characters that change the text direction. */
const unsafeInLine = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

function inLine(value: string): string {
  return value.replaceAll(unsafeInLine, ' ').replaceAll(/\s+/g, ' ').trim();
}

/** Keeps line ends, but no two empty lines in a row. */
function inLines(value: string): string {
  return value
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(inLine)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Making one costs as much as the rest of a mail; there are as many as languages. */
function madeOnce<Options, Format>(make: (locale: string, options: Options) => Format) {
  const made = new Map<string, Format>();
  return (locale: string, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const format = make(locale, options);
    made.set(key, format);
    return format;
  };
}

const dates = madeOnce<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (locale, options) => new Intl.DateTimeFormat(locale, { ...options, timeZone: brusselsTimeZone }),
);
const numbers = madeOnce<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (locale, options) => new Intl.NumberFormat(locale, options),
);

function formatDay(value: string, { locale }: MailFormats): string {
  if (!isoDate.safeParse(value).success) return inLine(value);
  const date = dates(locale, { weekday: 'long', day: 'numeric', month: 'long' });
  // en-GB puts a comma after the weekday.
  return date.format(momentOf(value, '12:00')).replace(',', '');
}

function formatMoment(value: string, formats: MailFormats): string {
  const [day = '', time = ''] = value.split(' ');
  if (!isoDate.safeParse(day).success || !timeOfDay.safeParse(time).success) return inLine(value);
  const [hour, minute = '00'] = time.split(':');
  return formats.moment(formatDay(day, formats), Number(hour), minute === '00' ? null : minute);
}

function formatMonth(value: string, { locale }: MailFormats): string {
  if (!isoDate.safeParse(`${value}-01`).success) return inLine(value);
  return dates(locale, { month: 'long', year: 'numeric' }).format(momentOf(`${value}-01`, '12:00'));
}

/** Cents have two digits; half hours one. */
function formatCount(value: string, locale: string, format: (count: number, shown: string) => string): string {
  if (!/^-?\d{1,9}(?:\.\d{1,2})?$/.test(value)) return inLine(value);
  const count = Number(value);
  const minimumFractionDigits =
    value.includes('.') && !Number.isInteger(count) ? (value.split('.')[1] ?? '').length : 0;
  return format(count, numbers(locale, { minimumFractionDigits, useGrouping: false }).format(count));
}

function formatService(value: string, { services }: MailFormats): string {
  const known = serviceIds.find((id) => id === value);
  return known === undefined ? inLine(value) : services[known];
}

/** Formats a value of a mail order. A value that does not fit its kind is shown as it is. */
export function formatValue(kind: MailValueKind, value: string, formats: MailFormats): string {
  switch (kind) {
    case 'moment':
      return formatMoment(value, formats);
    case 'month':
      return formatMonth(value, formats);
    case 'day':
      return formatDay(value, formats);
    case 'service':
      return formatService(value, formats);
    case 'hours':
    case 'credits':
    case 'euro':
      return formatCount(value, formats.locale, formats[kind]);
    case 'lines':
      return inLines(value);
    case 'id':
    case 'text':
      return inLine(value);
  }
}
