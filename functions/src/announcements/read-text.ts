import { textLimits } from '#domain/field-types.ts';

/**
 * A document's field as a mail value. Documents can be older than their schemas: text that is too long for the queue is
 * truncated with an ellipsis, anything but text is empty.
 */
export function readText(value: unknown, max: number = textLimits.notes): string {
  if (typeof value !== 'string') return '';
  // Firestore rejects lone surrogates.
  const text = value.replaceAll(/\p{Surrogate}/gu, '').trim();
  if (text.length <= max) return text;
  return `${text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
