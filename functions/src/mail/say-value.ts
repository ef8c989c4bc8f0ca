import { momentOf, brusselsTimeZone } from '#domain/requests/calendar.ts';
import { isoDate, timeOfDay } from '#domain/field-types.ts';
import type { MailValueKind } from '#domain/mail/mail-values.ts';
import { serviceIds } from '#domain/requests/prices.ts';
import type { MailWords } from './texts/mail-texts.ts';

/** What a person typed, made safe to stand in a line: control signs, line ends and those that turn the direction round. */
const outOfLine = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

function inLine(value: string): string {
  return value.replaceAll(outOfLine, ' ').replaceAll(/\s+/g, ' ').trim();
}

/** The same, with the line ends that the person put in, and no empty line twice. */
function inLines(value: string): string {
  return value
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(inLine)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function sayMoment(value: string, words: MailWords): string {
  const [day = '', time = ''] = value.split(' ');
  if (!isoDate.safeParse(day).success || !timeOfDay.safeParse(time).success) return inLine(value);
  const date = new Intl.DateTimeFormat(words.locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: brusselsTimeZone,
  });
  const [hour, minute = '00'] = time.split(':');
  // British English puts a comma after the weekday, which nobody says.
  return words.moment(
    date.format(momentOf(day, '12:00')).replace(',', ''),
    Number(hour),
    minute === '00' ? null : minute,
  );
}

function sayCount(value: string, say: (count: number) => string): string {
  return /^-?\d{1,9}$/.test(value) ? say(Number(value)) : inLine(value);
}

function sayService(value: string, { services }: MailWords): string {
  const known = serviceIds.find((id) => id === value);
  return known === undefined ? inLine(value) : services[known];
}

/** A value of an order as its mail says it; what does not look like its kind is said as it is. */
export function sayValue(kind: MailValueKind, value: string, words: MailWords): string {
  switch (kind) {
    case 'moment':
      return sayMoment(value, words);
    case 'service':
      return sayService(value, words);
    case 'hours':
    case 'credits':
    case 'euro':
      return sayCount(value, words[kind]);
    case 'lines':
      return inLines(value);
    case 'id':
    case 'text':
      return inLine(value);
  }
}
