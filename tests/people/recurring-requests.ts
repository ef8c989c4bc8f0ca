import { randomUUID } from 'node:crypto';
import * as dispatch from '#domain/contracts/dispatch.ts';
import { addDaysTo, brusselsDate } from '#domain/requests/calendar.ts';
import { staf } from '#local/seed/accounts.ts';
import { aServiceRequest } from '../builders/service-request.ts';
import { signInAs } from '../functions/actor.ts';
import type { TestFirebase } from '../local-firebase.ts';
import { agreeOnPrice, work } from './staff-work.ts';
import { storeRequest } from './stored-requests.ts';

/**
 * Stores a request for every week from five days ahead on, whose price is agreed and whose first visit has the student.
 * @returns the request's id, and the date of its first visit.
 */
export async function storeWeeklyRequest(
  firebase: TestFirebase,
  seniorId: string,
  studentId: string,
): Promise<{ readonly id: string; readonly first: string }> {
  const staff = await signInAs(firebase, staf);
  const id = randomUUID();
  const first = addDaysTo(brusselsDate(new Date()), 5);
  const request = aServiceRequest({ request_id: id, senior_id: seniorId, request_date: first, frequency: 'weekly' });
  await storeRequest(firebase, { ...request, created_at: new Date() });
  await agreeOnPrice(firebase, staff, id);
  await work(firebase, staff, dispatch.assignStudent, id, { visit_id: id, student_id: studentId, reason: 'Zij kan.' });
  return { id, first };
}
