import type { StoredVisit } from '../documents/visit.ts';
import type { RequestCase } from './request-case.ts';

/** Makes four random digits. */
export type MintDoorCode = () => string;

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
    visit.door_code != null &&
    (isUndone ||
      before.visits.some(
        (former) =>
          former.id === id &&
          former.visit.state === 'confirmed' &&
          former.visit.studentprofile_id === visit.studentprofile_id,
      ));
  const needsCode = (each: StoredVisit) =>
    each.visit.state === 'confirmed' && !before.visits.includes(each) && !isKept(each);
  if (!after.visits.some(needsCode)) return after;
  const visits = after.visits.map((each) =>
    needsCode(each) ? { ...each, visit: { ...each.visit, door_code: mint(), wrong_codes: 0, came_at: null } } : each,
  );
  return { ...after, visits };
}
