import type { Document } from '#local/firestore/operations/types.ts';
import type { DocumentChange } from '#local/firestore/operations/operations-api.ts';
import { identicalValues } from '#local/firestore/values/equality.ts';
import { formatFieldPath } from '#local/firestore/values/field-path.ts';
import { documentName } from '#local/firestore/values/resource-name.ts';
import type { Fields, StoredDocument } from '#local/firestore/values/value.ts';

/** The domain form of DocumentEventData, used by both generations of functions. */
interface ChangePayload {
  readonly value?: Document;
  readonly oldValue?: Document;
  /** Only set for updates. */
  readonly updateMask?: { readonly fieldPaths: readonly string[] };
}

export function changePayload({ database, before, after }: DocumentChange): ChangePayload {
  const show = (document: StoredDocument): Document => ({ ...document, name: documentName(database, document.path) });
  return {
    ...(after !== null && { value: show(after) }),
    ...(before !== null && { oldValue: show(before) }),
    ...(before !== null &&
      after !== null && { updateMask: { fieldPaths: changedPaths(before.fields, after.fields, []) } }),
  };
}

/** Paths of changed fields, descending into maps present on both sides. */
function changedPaths(before: Fields, after: Fields, parent: readonly string[]): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((name) => {
    const path = [...parent, name];
    const old = before.get(name);
    const current = after.get(name);
    if (old?.kind === 'map' && current?.kind === 'map') return changedPaths(old.fields, current.fields, path);
    if (old !== undefined && current !== undefined && identicalValues(old, current)) return [];
    return [formatFieldPath(path)];
  });
}
