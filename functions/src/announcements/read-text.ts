import { textLimits } from '#domain/field-types.ts';

/**
 * A field of a document as a value of a mail. Documents can be older than their schemas, and the queue takes no more than
 * this: what is too long ends in three dots, what is no text is empty.
 */
export function readText(value: unknown, max: number = textLimits.notes): string {
  if (typeof value !== 'string') return '';
  // Half a sign pair cannot be stored.
  const text = value.replaceAll(/\p{Surrogate}/gu, '').trim();
  if (text.length <= max) return text;
  return `${text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
