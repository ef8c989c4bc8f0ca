import { brusselsDate } from './calendar.ts';

/**
 * Returns REQ-{year}-{second part of the id, padded to 4} (spec.md section 9), with the year of creation in Brussels.
 * For reading aloud on the phone, hence upper case; not unique.
 */
export function requestReference(requestId: string, createdAt: Date): string {
  const secondPart = requestId.split('-')[1] ?? '';
  return `REQ-${brusselsDate(createdAt).slice(0, 4)}-${secondPart.toUpperCase().padStart(4, '0')}`;
}

/** Returns the last six characters of the id, the short name in the overview (spec.md section 2). */
export function shortRequestId(requestId: string): string {
  return requestId.slice(-6);
}
