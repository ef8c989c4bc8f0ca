import { documentId, emailAddress, isoDate, textLimits } from '#domain/field-types.ts';
import type { OldRow } from './old-row.ts';

/** Each reads one field; null where the row is refused because of it. */

export function readId(row: OldRow, field: string): string | null {
  const id = row.text(field);
  if (id === '') return row.refuse(field, 'missing');
  return documentId.safeParse(id).success && id.length <= 100 ? id : row.refuse(field, 'no-id');
}

/** @param fallback for an empty cell. */
export function readText(row: OldRow, field: string, max: number, { min = 0, fallback = '' } = {}): string | null {
  const text = row.text(field) || fallback;
  if (text.length > max) return row.refuse(field, 'too-long');
  if (text.length >= min) return text;
  return row.refuse(field, text === '' ? 'missing' : 'too-short');
}

/** In small letters: by its address a person is one and the same. */
export function readMail(row: OldRow, field: string): string | null {
  const mail = row.text(field).toLowerCase();
  if (mail === '') return row.refuse(field, 'missing');
  return emailAddress.safeParse(mail).success ? mail : row.refuse(field, 'no-mail-address');
}

/** One of a list, whatever its capitals. @param fallback for an empty cell. */
export function readOne<Value extends string>(
  row: OldRow,
  field: string,
  values: readonly Value[],
  fallback?: Value,
): Value | null {
  const text = row.text(field);
  if (text === '') return fallback ?? row.refuse(field, 'missing');
  const folded = text.toLowerCase();
  return values.find((value) => value.toLowerCase() === folded) ?? row.refuse(field, 'unknown-value');
}

const amount = /^(-?)(\d{1,7})(?:\.(\d{1,2})0*)?$/;

/** Exact cents: no part of the text passes through a fraction. */
export function readCents(row: OldRow, field: string): number | null {
  const text = row.text(field);
  if (text === '') return row.refuse(field, 'missing');
  const [, sign, euro, decimals = ''] = amount.exec(text) ?? [];
  if (euro === undefined) return row.refuse(field, 'no-money');
  const cents = Number(euro) * 100 + Number(decimals.padEnd(2, '0'));
  return sign === '-' && cents !== 0 ? -cents : cents;
}

export function readNumber(row: OldRow, field: string, { min, max }: { min: number; max: number }): number | null {
  const text = row.text(field);
  if (text === '') return row.refuse(field, 'missing');
  const number = /^\d{1,7}(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return number >= min && number <= max ? number : row.refuse(field, 'no-number');
}

/** PostgreSQL's "2025-05-05 12:30:00.123+00" and ISO 8601; without a zone it is UTC, as that database keeps it. */
const timestamp = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?\s?(Z|[+-]\d{2}(?::?\d{2})?)?$/;

function momentIn(text: string): Date | null {
  const [, day, time = '00:00', zone = 'Z'] = timestamp.exec(text) ?? [];
  if (day === undefined || !isoDate.safeParse(day).success) return null;
  const offset = zone === 'Z' ? zone : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`;
  const moment = new Date(`${day}T${time.replace(/(\.\d{3})\d+$/, '$1')}${offset}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

export function readMoment(row: OldRow, field: string): Date | null {
  const text = row.text(field);
  if (text === '') return row.refuse(field, 'missing');
  return momentIn(text) ?? row.refuse(field, 'no-moment');
}

/** Of a column that not every export has: null where it says nothing. */
export const readMomentIfThere = (row: OldRow, field: string): Date | null => momentIn(row.text(field));

export function readDay(row: OldRow, field: string): string | null {
  const text = row.text(field);
  if (text === '') return row.refuse(field, 'missing');
  const day = text.slice(0, 10);
  return momentIn(text) !== null && isoDate.safeParse(day).success ? day : row.refuse(field, 'no-day');
}

/** "9:00" and "09:00:00" as HH:mm; any other text, such as "morning", as it is: the app reads that of older requests. */
export function readTime(row: OldRow, field: string): string | null {
  const text = readText(row, field, textLimits.label, { min: 1 });
  const [, hour, minute] = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(text ?? '') ?? [];
  return hour === undefined || minute === undefined ? text : `${hour.padStart(2, '0')}:${minute}`;
}

/** A list as PostgreSQL writes it ({a,"b c"}) or as JSON (["a"]). */
export const readList = (row: OldRow, field: string): readonly string[] =>
  row
    .text(field)
    .replaceAll(/^[[{]|[\]}]$/g, '')
    .split(',')
    .map((each) => each.trim().replaceAll(/^"|"$/g, '').trim())
    .filter((each) => each !== '');

export const readTest = (row: OldRow): true | null =>
  ['true', 't', '1'].includes(row.text('test').toLowerCase()) ? true : null;
