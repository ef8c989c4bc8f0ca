import { collections } from '../collections.ts';
import { doorCodeSchema } from '../documents/door-code.ts';
import type { StoredVisit, Visit } from '../documents/visit.ts';
import { type DoorCodes, noDoorCodes, type RequestCase } from './request-case.ts';
import type { DocumentTransaction, DocumentWrite } from './transaction/document-transaction.ts';

/** Makes four random digits. */
export type MintDoorCode = () => string;

const isToCome = ({ visit: { state } }: StoredVisit): boolean => state === 'confirmed';

/** Returns the visit without the code that older documents hold: what a member of a circle may read has none. */
export function withoutCode({ door_code: _older, ...visit }: Visit): Visit {
  return visit;
}

/**
 * Reads the codes of the visits whose student is to come. A code of another student than the one who comes counts for none;
 * before codes lay beside the visits, a visit held its own.
 */
export async function readDoorCodes(
  transaction: DocumentTransaction,
  visits: readonly StoredVisit[],
): Promise<DoorCodes> {
  const coming = visits.filter(isToCome);
  if (coming.length === 0) return noDoorCodes;
  const found = await transaction.read(coming.map(({ id }) => ({ collection: collections.doorCodes, id })));
  return new Map(
    coming.flatMap(({ id, visit }, index): [string, string][] => {
      const known = doorCodeSchema.safeParse(found[index]).data;
      const code = known?.student_id === visit.studentprofile_id ? known?.code : visit.door_code;
      return code == null ? [] : [[id, code]];
    }),
  );
}

/**
 * Gives every visit that has got a student a code of its own, which the senior tells at the door. A visit that keeps its
 * student keeps its code, also when it is moved; and an undone step brings back the code, with what was typed at the door.
 */
export function withDoorCodes(
  before: RequestCase,
  after: RequestCase,
  { mint, isUndone }: { readonly mint: MintDoorCode; readonly isUndone: boolean },
): RequestCase {
  const isKept = ({ id, visit }: StoredVisit) =>
    after.doorCodes.has(id) &&
    (isUndone ||
      before.visits.some(
        (former) => former.id === id && isToCome(former) && former.visit.studentprofile_id === visit.studentprofile_id,
      ));
  const needsCode = (each: StoredVisit) => isToCome(each) && !before.visits.includes(each) && !isKept(each);
  if (!after.visits.some(needsCode)) return after;
  const doorCodes = new Map(after.doorCodes);
  const visits = after.visits.map((each) => {
    if (!needsCode(each)) return each;
    doorCodes.set(each.id, mint());
    return { ...each, visit: { ...each.visit, wrong_codes: 0, came_at: null } };
  });
  return { ...after, visits, doorCodes };
}

/** The code of a visit as it is to be stored, and whose; null for one whose student is not to come. */
function storedCode({ visits, doorCodes }: RequestCase, visitId: string): { student: string; code: string } | null {
  const found = visits.find(({ id }) => id === visitId);
  const [student, code] = [found?.visit.studentprofile_id, doorCodes.get(visitId)];
  return found === undefined || !isToCome(found) || student == null || code === undefined ? null : { student, code };
}

export const doorCodeWrite = (visitId: string, student_id: string, code: string): DocumentWrite => ({
  kind: 'set',
  collection: collections.doorCodes,
  id: visitId,
  data: doorCodeSchema.parse({ student_id, code }),
});

/** Brings the stored codes in line with the visits; one that an older visit holds is stored beside it. */
export function doorCodeWrites(before: RequestCase, after: RequestCase): readonly DocumentWrite[] {
  const isIn = ({ visits }: RequestCase, each: StoredVisit) => visits.includes(each);
  const former = before.visits.filter((each) => !isIn(after, each));
  const changed = after.visits.filter((each) => !isIn(before, each));
  const gone = former.filter(({ id }) => storedCode(before, id) !== null && storedCode(after, id) === null);
  return [
    ...gone.map(({ id }) => ({ kind: 'delete' as const, collection: collections.doorCodes, id })),
    ...changed.flatMap(({ id }): readonly DocumentWrite[] => {
      const [was, is] = [storedCode(before, id), storedCode(after, id)];
      const isOlder = former.some((each) => each.id === id && each.visit.door_code != null);
      const isStored = was?.code === is?.code && was?.student === is?.student && !isOlder;
      return is === null || isStored ? [] : [doorCodeWrite(id, is.student, is.code)];
    }),
  ];
}
