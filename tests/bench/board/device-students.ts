import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore/lite';
import { projectId } from '#build/project.ts';
import { collections } from '#domain/collections.ts';
import { type FollowedStudent, storedFollowedStudentSchema } from '#domain/documents/student-profile.ts';
import { ok } from '#domain/result.ts';
import type { StudentCopy } from '#domain/staff/student-copy.ts';
import { parseDocuments } from '#firebase/parsing.ts';
import { pollStudents, type StudentPorts } from '#shared/staff/matching/poll-students.ts';

/** What a device reads of the students, and what it has of them afterwards. */
export interface DeviceStudents {
  /** As on a device that never looked. @returns also how many documents were read. */
  readAll(): Promise<{ readonly students: readonly FollowedStudent[]; readonly documents: number }>;
  /** As on a device that looked before: what changed since. */
  follow(): ReturnType<DeviceStudents['readAll']>;
  close(): Promise<void>;
}

/** After a change a device looks a little further back for this long; the measured town is quiet. */
const quietMs = 60_000;

/** Reads students as the app does: over REST, with its parsing and its copy. @param host of a Firestore process. */
export function deviceStudents(host: string): DeviceStudents {
  const [name = '', port = ''] = host.split(':');
  const app = initializeApp({ projectId, apiKey: 'none' }, `device-${host}`);
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, name, Number(port), { mockUserToken: 'owner' });
  const profiles = collection(firestore, collections.studentProfiles);
  let documents = 0;
  async function list(wanted: Query) {
    const { docs } = await getDocs(wanted);
    documents += Math.max(1, docs.length);
    return ok(parseDocuments(storedFollowedStudentSchema, docs));
  }
  const ports: StudentPorts = {
    listAll: () => list(query(profiles)),
    listChanges: (since, most) =>
      list(query(profiles, where('updated_at', '>=', since), orderBy('updated_at'), limit(most))),
  };
  let known: StudentCopy | null = null;
  async function poll(before: StudentCopy | null) {
    documents = 0;
    const polled = await pollStudents(ports, before, Date.now() + (before === null ? 0 : quietMs));
    if (!polled.ok) throw new Error(polled.error.code);
    known = polled.value;
    return { students: known.students, documents };
  }
  return { readAll: () => poll(null), follow: () => poll(known), close: () => deleteApp(app) };
}
