import type { Firestore } from 'firebase-admin/firestore';
import { isOfStaff } from '#domain/accounts/roles.ts';
import { collections } from '#domain/collections.ts';
import { isBlocked } from '#domain/documents/interim-user.ts';
import type { Erasure } from '#domain/documents/privacy/erasure.ts';
import { noteIn } from '#functions/gateways/privacy/erasure-notes.ts';
import { pagesAt } from './stored-at.ts';

/** Where a restored person has a name and an address again. */
const records = [collections.interimUsers, collections.studentProfiles, collections.waitingList] as const;

interface Restored {
  readonly email: string;
  readonly name: string;
}

/** Null where nothing of the person was brought back. */
async function restoredPerson(firestore: Firestore, id: string): Promise<Restored | null> {
  for (const collection of records) {
    const record = await firestore.doc(`${collection}/${id}`).get();
    if (!record.exists) continue;
    const text = (field: string): string => String(record.get(field) ?? '');
    const name = `${text('first_name')} ${text('last_name')}`.trim();
    return { email: text('email'), name: name === '' ? text('full_name') : name };
  }
  return null;
}

/** What becomes of a note, of which there was one when the app was closed, or at the moment that came back; null: none. */
async function noteToKeep(
  found: Erasure | null,
  restored: Erasure | null,
  now: Date,
  person: () => Promise<Restored | null>,
): Promise<Erasure | null> {
  // Withdrawn since.
  if (found === null) return restored?.state === 'closed' ? restored : null;
  if (found.state !== 'closed' || restored?.state === 'closed') return found;
  // Erased since, and back: erased again at once, because the days to think were given.
  const again: Pick<Erasure, 'state' | 'due_at' | 'closed_at' | 'link_hashes' | 'link_until'> = {
    ...{ state: 'waiting', due_at: now, closed_at: null, link_hashes: [], link_until: null },
  };
  if (restored !== null) return { ...restored, ...again };
  const back = await person();
  return back === null ? found : { ...found, ...back, ...again };
}

/** Who was erased in between is erased again, and who asked for it, or withdrew it, is not asked anew. @returns how many are to be erased again. */
export async function keepErasures(firestore: Firestore, foundAt: Date, now: Date): Promise<number> {
  const notes = firestore.collection(collections.erasures);
  const found = new Map<string, Erasure>();
  for await (const page of pagesAt(firestore, foundAt, notes))
    for (const each of page) {
      const note = noteIn(each);
      if (note !== null) found.set(each.id, note);
    }
  const restored = new Map(
    (await notes.get()).docs.flatMap((each) => {
      const note = noteIn(each);
      return note === null ? [] : [[each.id, note] as const];
    }),
  );
  let again = 0;
  for (const id of new Set([...found.keys(), ...restored.keys()])) {
    const was = found.get(id) ?? null;
    const kept = await noteToKeep(was, restored.get(id) ?? null, now, () => restoredPerson(firestore, id));
    if (kept === null) await notes.doc(id).delete();
    else await notes.doc(id).set(kept);
    if (was?.state === 'closed' && kept?.state === 'waiting') again += 1;
  }
  return again;
}

interface Access {
  readonly role?: unknown;
  readonly blocked?: unknown;
  readonly sessions_valid_from?: unknown;
}

const isStaff = (role: unknown): boolean => typeof role === 'string' && isOfStaff(role);
const moment = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** What was taken from somebody since, and the restore gave back. */
function takenAgain(found: Access, restored: Access): Record<string, unknown> {
  return {
    ...(isBlocked(found.blocked) && !isBlocked(restored.blocked) ? { blocked: true } : {}),
    ...(isStaff(restored.role) && found.role !== restored.role ? { role: found.role } : {}),
    ...(moment(found.sessions_valid_from) > moment(restored.sessions_valid_from)
      ? { sessions_valid_from: found.sessions_valid_from }
      : {}),
  };
}

/** Who was blocked since stays blocked, a role of staff that was taken stays taken, and so does a session that was ended. @returns how many people it was. */
export async function keepRestrictions(firestore: Firestore, foundAt: Date): Promise<number> {
  const users = firestore.collection(collections.interimUsers);
  let changed = 0;
  for await (const page of pagesAt(firestore, foundAt, users)) {
    const now = await firestore.getAll(...page.map(({ id }) => users.doc(id)));
    for (const [index, record] of now.entries()) {
      const data: Access | undefined = record.data();
      const taken = data === undefined ? {} : takenAgain(page[index]?.data() ?? {}, data);
      if (Object.keys(taken).length === 0) continue;
      await record.ref.update(taken);
      changed += 1;
    }
  }
  return changed;
}
