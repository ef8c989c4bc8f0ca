import type { Mail } from '#domain/documents/mail.ts';
import { madeAt } from './moments.ts';

export function aMail(overrides: Partial<Mail> = {}): Mail {
  return {
    to: 'maria@madelief.test',
    template: 'verify-email',
    language: 'NL',
    values: {},
    state: 'pending',
    attempts: 0,
    next_attempt_at: madeAt,
    lease_until: null,
    error_code: null,
    created_at: madeAt,
    sent_at: null,
    ...overrides,
  };
}
