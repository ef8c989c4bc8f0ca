import type { Erasure } from '#domain/documents/privacy/erasure.ts';
import { madeAt } from './moments.ts';

export function anErasure(overrides: Partial<Erasure> = {}): Erasure {
  return {
    kind: 'senior',
    person_id: 'maria',
    email: 'maria@example.be',
    name: 'Maria Peeters',
    language: 'NL',
    state: 'asked',
    asked_by: 'person',
    asked_at: madeAt,
    confirmed_at: null,
    due_at: null,
    closed_at: null,
    link_hashes: [],
    revision: 1,
    ...overrides,
  };
}
