import type { Erasure } from '#domain/documents/privacy/erasure.ts';
import { madeAt } from '../moments.ts';

export function anErasure(overrides: Partial<Erasure> = {}): Erasure {
  return {
    kind: 'senior',
    person_id: 'maria',
    email: 'maria@example.be',
    name: 'Maria Peeters',
    reason: 'login-gone',
    state: 'waiting',
    link_hashes: [],
    link_until: null,
    found_at: madeAt,
    due_at: madeAt,
    closed_at: null,
    ...overrides,
  };
}
