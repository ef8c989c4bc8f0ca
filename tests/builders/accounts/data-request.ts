import type { DataRequest } from '#domain/documents/privacy/data-request.ts';
import { madeAt } from '../moments.ts';

/** One that nobody answered yet. */
export function aDataRequest(overrides: Partial<DataRequest> = {}): DataRequest {
  return {
    wish: 'correct',
    kind: 'senior',
    person_id: 'maria',
    email: 'maria@example.be',
    name: 'Maria Peeters',
    first_name: 'Maria',
    language: 'NL',
    text: 'Mijn achternaam is verkeerd geschreven.',
    asked_at: madeAt,
    due_on: '2026-04-02',
    state: 'open',
    result: null,
    answer: '',
    settled_at: null,
    settled_by: null,
    ...overrides,
  };
}
