import { randomUUID } from 'node:crypto';
import { collections } from '#domain/collections.ts';
import * as dispatch from '#domain/contracts/dispatch.ts';
import { checkIn } from '#domain/contracts/helpers.ts';
import { addDaysTo, brusselsDate, midnightOf } from '#domain/requests/calendar.ts';
import { staf } from '#local/seed/accounts.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { aServiceRequest } from '../builders/service-request.ts';
import { signInAs } from '../functions/actor.ts';
import { callAs } from '../functions/call-function.ts';
import type { TestFirebase } from '../local-firebase.ts';
import type { LinkedStudent } from './helper-links.ts';
import { agreeOnPrice, work } from './staff-work.ts';
import { storeRequest } from './stored-requests.ts';

interface OfferedVisit {
  readonly seniorId: string;
  /** yyyy-MM-dd */
  readonly date: string;
  readonly time?: string;
  readonly students: readonly LinkedStudent[];
}

/** Offers a visit of a senior to students, as staff does. @returns the id of the request and its visit. */
export async function offerVisitTo(
  firebase: TestFirebase,
  { seniorId, date, time = '14:00', students }: OfferedVisit,
): Promise<string> {
  const staff = await signInAs(firebase, staf);
  const id = randomUUID();
  const request = aServiceRequest({ request_id: id, senior_id: seniorId, request_date: date, preferred_time: time });
  await storeRequest(firebase, { ...request, created_at: new Date() });
  await agreeOnPrice(firebase, staff, id);
  for (const { id: student_id } of students) {
    await work(firebase, staff, dispatch.offerVisit, id, { visit_id: id, student_id });
  }
  return id;
}

const minuteMs = 60_000;
/** A visit of two hours ends on the day it begins. */
const lastStart = 22 * 60;

/** A time at which a visit of two hours can be planned now, and at whose door the student can stand already. */
function soon(): { readonly date: string; readonly time: string } {
  const now = new Date();
  const today = brusselsDate(now);
  const minute = Math.floor((now.getTime() - midnightOf(today).getTime()) / minuteMs);
  if (minute >= lastStart) return { date: addDaysTo(today, 1), time: '00:00' };
  const start = Math.min(lastStart, minute + 20);
  return {
    date: today,
    time: `${String(Math.floor(start / 60)).padStart(2, '0')}:${String(start % 60).padStart(2, '0')}`,
  };
}

/** A visit of a senior that begins soon, with its student. @returns its id and the code at the door. */
export async function planVisitSoon(
  firebase: TestFirebase,
  seniorId: string,
  student: LinkedStudent,
): Promise<{ readonly id: string; readonly code: string }> {
  const staff = await signInAs(firebase, staf);
  const id = await offerVisitTo(firebase, { seniorId, ...soon(), students: [] });
  await work(firebase, staff, dispatch.assignStudent, id, {
    visit_id: id,
    student_id: student.id,
    reason: 'Zij woont om de hoek.',
  });
  return { id, code: await storedDoorCode(firebase, id) };
}

/** The visit as it is stored. */
export function storedVisit({ ports }: TestFirebase, id: string): Promise<Readonly<Record<string, unknown>>> {
  return withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    const found = await firestore.doc(`${collections.planning}/${id}`).get();
    return found.data() ?? {};
  });
}

/** The code at the door, as it is stored beside the visit. */
async function storedDoorCode({ ports }: TestFirebase, id: string): Promise<string> {
  return withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    const found = await firestore.doc(`${collections.doorCodes}/${id}`).get();
    return String(found.get('code'));
  });
}

/** A code that is not this one. */
export const wrongCode = (code: string, nth = 1): string => String((Number(code) + nth) % 10_000).padStart(4, '0');

/** Types five wrong codes. */
export async function lockDoor(
  firebase: TestFirebase,
  { secret }: LinkedStudent,
  { id, code }: { readonly id: string; readonly code: string },
): Promise<void> {
  for (const nth of [1, 2, 3, 4, 5]) {
    const typed = { command_id: randomUUID(), visit_id: id, code: wrongCode(code, nth), at: new Date().toISOString() };
    const { status, text } = await callAs(firebase, null, checkIn, { link: secret, ...typed });
    if (status !== 200) throw new Error(`check-in: ${status} ${text}`);
  }
}
