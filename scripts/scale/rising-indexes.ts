import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { inProject } from '#build/project.ts';

const declaredSchema = z.object({
  indexes: z.array(z.object({ collectionGroup: z.string(), fields: z.array(z.object({ fieldPath: z.string() })) })),
  fieldOverrides: z.array(
    z.object({ collectionGroup: z.string(), fieldPath: z.string(), indexes: z.array(z.unknown()) }),
  ),
});

const declared = declaredSchema.parse(JSON.parse(readFileSync(inProject('firestore.indexes.json'), 'utf8')));

/**
 * The fields of a collection whose values rise and have an index of their own, which every field has unless it is exempt, or
 * come first in a declared one.
 */
export function risingIndexes(collection: string, rising: readonly string[]): readonly string[] {
  const isExempt = (field: string): boolean =>
    declared.fieldOverrides.some(
      ({ collectionGroup, fieldPath, indexes }) =>
        collectionGroup === collection && fieldPath === field && indexes.length === 0,
    );
  const comesFirst = (field: string): boolean =>
    declared.indexes.some(
      ({ collectionGroup, fields: [first] }) => collectionGroup === collection && first?.fieldPath === field,
    );
  return rising.filter((field) => !isExempt(field) || comesFirst(field));
}
