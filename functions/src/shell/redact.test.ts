import { describe, expect, test } from 'vitest';
import { redact } from './redact.ts';

describe('redact', () => {
  test('keeps identifiers, names and numbers', () => {
    const fields = {
      collection: 'service_requests',
      documentId: '0f8e2b6e-5a3d-4b8e-9c1d-2f6a7b8c9d0e',
      eventId: '17ba3c92-aaaa-4444-8888-0123456789ab',
      action: 'updated',
      durationMs: 12,
    };
    expect(redact(fields)).toEqual(fields);
  });

  test.each([
    ['a mail address', 'no account for maria@madelief.test here', 'no account for [redacted] here'],
    ['a phone number', 'call +32 470 12 34 56 back', 'call [redacted] back'],
    ['a bare phone number', '0470123456', '[redacted]'],
    ['a token', 'bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0. refused', 'bearer [redacted] refused'],
    ['a secret key', 'key sk_test_abc123 refused', 'key [redacted] refused'],
  ])('redacts %s', (_what, reason, safe) => {
    expect(redact({ reason })).toEqual({ reason: safe });
  });

  test('leaves out missing fields', () => {
    expect(redact({ code: 'internal', reason: undefined as never })).toEqual({ code: 'internal' });
  });
});
