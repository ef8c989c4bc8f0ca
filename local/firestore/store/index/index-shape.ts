import { formatFieldPath } from '#local/firestore/values/field-path.ts';
import type { FieldPath } from '#local/firestore/values/field-path.ts';

/** What an index lists, and in which order. */
export interface IndexShape {
  /** Each element of this array has an entry of its own, ordered by it first; `null` for one entry per document. */
  readonly elementsOf: FieldPath | null;
  /** Documents that lack one of these are not listed. */
  readonly fields: readonly { readonly field: FieldPath; readonly isDescending: boolean }[];
  /** The name comes last. */
  readonly isNameDescending: boolean;
}

/** Two shapes have the same key when they list the same in the same order. */
export function keyOfShape({ elementsOf, fields, isNameDescending }: IndexShape): string {
  return [
    elementsOf === null ? '' : formatFieldPath(elementsOf),
    ...fields.map(({ field, isDescending }) => `${isDescending ? '-' : '+'}${formatFieldPath(field)}`),
    isNameDescending ? '-' : '+',
  ].join(',');
}
