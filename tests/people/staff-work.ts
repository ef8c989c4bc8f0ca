import { randomUUID } from 'node:crypto';
import { collections } from '#domain/collections.ts';
import * as contracts from '#domain/contracts/dispatch.ts';
import type { FunctionContract } from '#domain/contracts/function-contract.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import type * as z from 'zod/mini';
import { aStudentProfile } from '../builders/students/student-profile.ts';
import type { Actor } from '../functions/actor.ts';
import { callAs } from '../functions/call-function.ts';
import type { TestFirebase } from '../local-firebase.ts';

type Contract = FunctionContract<z.ZodMiniObject, z.core.$ZodType>;

/** Stores a student whom staff can plan. @returns the id. */
export async function storeStudent({ ports }: TestFirebase, firstName = 'Lotte'): Promise<string> {
  const id = `student-${randomUUID()}`;
  await withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    const student = aStudentProfile({ id, first_name: firstName });
    await firestore.doc(`${collections.studentProfiles}/${id}`).set(student);
  });
  return id;
}

/** The revision of a request's row; 1 before it is on the board. */
export async function revisionOf({ ports }: TestFirebase, requestId: string): Promise<number> {
  return withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) => {
    const row = await firestore.doc(`${collections.board}/${requestId}`).get();
    return Number(row.get('revision') ?? 1);
  });
}

/** Gives a command of staff on one request, with the revision that the board shows. @throws when it is not done. */
export async function work(
  firebase: TestFirebase,
  staff: Actor,
  contract: Contract,
  requestId: string,
  more: object = {},
): Promise<void> {
  const revision = await revisionOf(firebase, requestId);
  const input = { request_id: requestId, command_id: randomUUID(), revision, ...more };
  const { status, text } = await callAs(firebase, staff, contract, input);
  if (status !== 200 || !text.includes('"outcome":"done"')) throw new Error(`${contract.name}: ${status} ${text}`);
}

/** Proposes 17,50 euro an hour, which takes the request. */
export async function quote(firebase: TestFirebase, staff: Actor, requestId: string): Promise<void> {
  const price = { variant: 'standard', cents_per_hour: 1750, minutes: 120, reason: 'Vaste klant.' };
  await work(firebase, staff, contracts.sendQuote, requestId, price);
}

/** The senior says yes to the first quote, on the phone. */
export async function recordYes(firebase: TestFirebase, staff: Actor, requestId: string): Promise<void> {
  await work(firebase, staff, contracts.recordQuoteAnswer, requestId, { number: 1, answer: 'yes', with_whom: 'Els' });
}

export async function agreeOnPrice(firebase: TestFirebase, staff: Actor, requestId: string): Promise<void> {
  await quote(firebase, staff, requestId);
  await recordYes(firebase, staff, requestId);
}

/** Plans a student for a request with an agreed price. */
export async function planStudent(
  firebase: TestFirebase,
  staff: Actor,
  requestId: string,
  studentId: string,
): Promise<void> {
  const visit = { visit_id: requestId, student_id: studentId, reason: '' };
  await work(firebase, staff, contracts.assignStudent, requestId, visit);
}
