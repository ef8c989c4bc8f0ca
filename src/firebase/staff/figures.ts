import { collection, documentId, getDocs, query, where } from 'firebase/firestore/lite';
import { collections } from '#domain/collections.ts';
import { figuresId, figuresSchema } from '#domain/documents/figures.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { type FigureAmount, readFigureKey } from '#domain/figures/figure.ts';
import { ok, type Result } from '#domain/result.ts';
import { attempt } from '../attempt.ts';
import { connectFirestore } from '../connect-firestore.ts';

/**
 * The amounts of the weeks from one Monday to another, both included. Reads at most ten documents a week, however many
 * requests there are.
 */
export async function listFigures(
  firstMonday: string,
  lastMonday: string,
): Promise<Result<readonly FigureAmount[], DomainError>> {
  const weeks = query(
    collection(connectFirestore(), collections.figures),
    where(documentId(), '>=', figuresId(firstMonday, 0)),
    where(documentId(), '<=', `${lastMonday}_~`),
  );
  const found = await attempt(() => getDocs(weeks));
  if (!found.ok) return found;
  return ok(
    found.value.docs.flatMap((document) => {
      const amounts = Object.entries(figuresSchema.safeParse(document.data()).data?.amounts ?? {});
      return amounts.flatMap(([key, amount]) => {
        const parts = readFigureKey(key);
        return parts === null ? [] : [{ ...parts, monday: document.id.slice(0, firstMonday.length), amount }];
      });
    }),
  );
}
