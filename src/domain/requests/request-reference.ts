import { brusselsDate } from './calendar.ts';

/**
 * REQ-{year}-{second part of the id, padded to 4} (spec.md section 9). The year is that of the request in Brussels.
 * Meant for reading aloud on the phone, so letters are upper case; it is no key.
 */
export function requestReference(requestId: string, createdAt: Date): string {
  const secondPart = requestId.split('-')[1] ?? '';
  return `REQ-${brusselsDate(createdAt).slice(0, 4)}-${secondPart.toUpperCase().padStart(4, '0')}`;
}

/** The overview names a request by the last six characters of its id (spec.md section 2). */
export function shortRequestId(requestId: string): string {
  return requestId.slice(-6);
}
