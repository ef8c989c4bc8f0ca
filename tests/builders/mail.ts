import type { Mail } from '#domain/documents/mail.ts';
import { madeAt } from './moments.ts';

export function aMail(overrides: Partial<Mail> = {}): Mail {
  return {
    to: 'maria@madelief.test',
    template: 'request-received',
    language: 'NL',
    values: { first_name: 'Maria' },
    state: 'pending',
    attempts: 0,
    lease_until: null,
    created_at: madeAt,
    sent_at: null,
    ...overrides,
  };
}
