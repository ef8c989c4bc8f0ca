import { expect, it } from 'vitest';
import type { FieldMap } from './documents/field-value.ts';
import { toPlainDocument } from './oracle/plain-document.ts';
import { maria } from './people/actors.ts';
import { documentSchemas } from './schemas/document-schemas.ts';
import { subjects } from './cases/subject.ts';

const now = new Date('2026-03-02T09:00:00Z');
const documents: readonly (readonly [string, FieldMap])[] = subjects.map(({ collection, fresh }) => [
  collection,
  fresh(maria, now).data,
]);

it.each(documents)('the builder’s document is valid: %s', (collection, data) => {
  const schema = Object.entries(documentSchemas).find(([known]) => known === collection)?.[1];
  expect(schema?.safeParse(toPlainDocument(data, now)).error).toBeUndefined();
  expect(schema).toBeDefined();
});
