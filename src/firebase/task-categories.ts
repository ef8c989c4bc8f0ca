import { collection, getDocs, orderBy, query, where } from 'firebase/firestore/lite';
import { appCollections } from '#domain/collections.ts';
import { seniorCategoryType, type TaskCategory, taskCategorySchema } from '#domain/documents/task-category.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { attempt } from './attempt.ts';
import { connectFirestore } from './connect-firestore.ts';
import { parseDocuments } from './parsing.ts';

/** Returns the services that seniors can request, by name. */
export async function listTaskCategories(): Promise<Result<TaskCategory[], DomainError>> {
  const found = await attempt(() =>
    getDocs(
      query(
        collection(connectFirestore(), appCollections.taskCategories),
        where('type', '==', seniorCategoryType),
        orderBy('category_name'),
      ),
    ),
  );
  return found.ok ? ok(parseDocuments(taskCategorySchema, found.value.docs)) : found;
}
