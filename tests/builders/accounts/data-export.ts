import type { DataExport } from '#domain/documents/privacy/data-export.ts';
import { madeAt } from '../moments.ts';

export function aDataExport(overrides: Partial<DataExport> = {}): DataExport {
  return {
    kind: 'senior',
    person_id: 'maria',
    email: 'maria@example.be',
    language: 'NL',
    link_hashes: [],
    asked_at: madeAt,
    fetched: 0,
    expires_at: new Date(madeAt.getTime() + 24 * 60 * 60 * 1000),
    ...overrides,
  };
}
