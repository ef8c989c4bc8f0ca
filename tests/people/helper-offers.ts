import { randomUUID } from 'node:crypto';
import * as dispatch from '#domain/contracts/dispatch.ts';
import { staf } from '#local/seed/accounts.ts';
import { aServiceRequest } from '../builders/service-request.ts';
import { signInAs } from '../functions/actor.ts';
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
