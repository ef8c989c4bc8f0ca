import { parseQueryFieldPath } from '../values/field-path.ts';
import type { FieldPath } from '../values/field-path.ts';
import { project } from '../values/fields.ts';
import { documentName } from '../values/resource-name.ts';
import type { StoredDocument } from '../values/value.ts';
import type { DatabaseId } from './operations-api.ts';
import type { Document, DocumentMask } from './types.ts';

/** `null` selects all fields. */
export function parseReadMask(mask: DocumentMask | undefined): readonly FieldPath[] | null {
  return mask?.fieldPaths.map(parseQueryFieldPath) ?? null;
}

export function viewDocument(
  database: DatabaseId,
  document: StoredDocument,
  mask: readonly FieldPath[] | null,
): Document {
  return {
    name: documentName(database, document.path),
    fields: mask === null ? document.fields : project(document.fields, mask),
    createTime: document.createTime,
    updateTime: document.updateTime,
  };
}
