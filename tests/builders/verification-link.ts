import type { VerificationLink } from '#domain/documents/verification-link.ts';
import { madeAt } from './moments.ts';

/** Mailed just now, and not followed yet. */
export function aVerificationLink(overrides: Partial<VerificationLink> = {}): VerificationLink {
  return {
    user_id: 'maria',
    email_hash: 'a'.repeat(64),
    created_at: madeAt,
    expires_at: new Date('2026-04-01T09:00:00Z'),
    ...overrides,
  };
}
