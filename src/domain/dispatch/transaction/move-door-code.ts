import { collections } from '#domain/collections.ts';
import { visitSchema } from '#domain/documents/visit.ts';
import { doorCodeWrite, withoutCode } from '../door-codes.ts';
import { type DocumentTransaction, type Outcome, withoutWrites } from './document-transaction.ts';

/**
 * Moves the code that an older visit holds beside it, where only its senior reads it; of a visit that has begun or is not to
 * be it is deleted. Idempotent. @returns whether the visit holds none any more.
 */
export async function moveDoorCode(transaction: DocumentTransaction, visitId: string): Promise<Outcome<boolean>> {
  const [found = null, beside = null] = await transaction.read([
    { collection: collections.planning, id: visitId },
    { collection: collections.doorCodes, id: visitId },
  ]);
  if (found === null || !('door_code' in found)) return withoutWrites(true);
  const visit = visitSchema.safeParse(found).data;
  if (visit === undefined) return withoutWrites(false);
  const { state, door_code: code, studentprofile_id: student } = visit;
  const isToMove = state === 'confirmed' && code != null && student !== null && beside === null;
  return {
    value: true,
    writes: [
      { kind: 'set', collection: collections.planning, id: visitId, data: visitSchema.parse(withoutCode(visit)) },
      ...(isToMove ? [doorCodeWrite(visitId, student, code)] : []),
    ],
  };
}
