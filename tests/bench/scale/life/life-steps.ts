import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { collections } from '#domain/collections.ts';
import { answerQuote } from '#domain/contracts/answer-quote.ts';
import { purchaseCredits, verifyPayment } from '#domain/contracts/credits.ts';
import * as dispatch from '#domain/contracts/dispatch.ts';
import * as helpers from '#domain/contracts/helpers.ts';
import { submitReview, validateReviewToken } from '#domain/contracts/reviews.ts';
import { writeMessage } from '#domain/contracts/threads/write-message.ts';
import { approveVisit } from '#domain/contracts/visits/approve-visit.ts';
import { addDaysTo, brusselsDate, midnightOf } from '#domain/requests/calendar.ts';
import { projectId } from '#build/project.ts';
import { aReview } from '#tests/builders/review.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import { actOnPurchase, practicePurchases } from '#tests/people/practice-payments.ts';
import { storeReviewLink } from '#tests/people/review-links.ts';
import { revisionOf } from '#tests/people/staff-work.ts';
import { runTimer } from '#tests/people/unrecorded-visits.ts';
import { fieldsOf } from '#tests/rules/documents/field-value.ts';
import { createWrite } from '#tests/rules/wire/rest-write.ts';
import { type AnyContract, type CountedCalls, type LifeCast, passTimeTo, readStored } from './life-cast.ts';

/** What the people of a life do, in the order of a life. Timers are steps of `timedSteps`. */
export const lifeSteps = [
  'buy-credits',
  'ask',
  'send-quote',
  'accept-quote',
  'offer',
  'open-student-page',
  'accept-offer',
  'announce',
  'announce-again',
  'write-message',
  'check-in',
  'check-out',
  'approve',
  'review',
] as const;

export type LifeStep = (typeof lifeSteps)[number];

export interface Life {
  readonly firebase: TestFirebase;
  readonly cast: LifeCast;
  readonly calls: CountedCalls;
  /** The request, and its only visit. */
  readonly requestId: string;
}

const askedDaysAhead = 10;
const minuteMs = 60_000;
const paidWithinMs = 300_000;

const command = () => ({ command_id: randomUUID() });

async function buyCredits({ firebase, cast: { senior }, calls }: Life): Promise<void> {
  await calls.call(senior, purchaseCredits, { amount: 50, attempt: randomUUID() });
  const [page] = await practicePurchases(firebase, senior.uid);
  if (page === undefined) throw new Error('no payment page was opened');
  await actOnPurchase(firebase, page.id, 'pay');
  // Stripe calls the webhook.
  calls.count += 1;
  const until = performance.now() + paidWithinMs;
  while ((await readStored(firebase, `${collections.userCredits}/${senior.uid}`)) === null) {
    if (performance.now() > until) throw new Error('the payment has not arrived');
    await sleep(200);
  }
  await calls.call(senior, verifyPayment, { session_id: page.id });
}

/** As the outbox of the app does: one document, under the rules. */
async function ask({ firebase, cast: { senior }, requestId }: Life): Promise<void> {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const { created_at: _, ...request } = aServiceRequest({
    request_id: requestId,
    senior_id: senior.uid,
    request_date: addDaysTo(brusselsDate(new Date()), askedDaysAhead),
  });
  const write = {
    ...createWrite(root, `${collections.serviceRequests}/${requestId}`, fieldsOf(request)),
    updateTransforms: [{ fieldPath: 'created_at', setToServerValue: 'REQUEST_TIME' }],
  };
  const answer = await fetch(`http://${firebase.firestoreHost}/v1/${root}:commit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${senior.idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ writes: [write] }),
  });
  if (!answer.ok) throw new Error(`the request was refused: ${await answer.text()}`);
}

async function byStaff({ firebase, cast, calls, requestId }: Life, contract: AnyContract, more: object) {
  const revision = await revisionOf(firebase, requestId);
  await calls.call(cast.staff, contract, { ...command(), request_id: requestId, revision, ...more });
}

async function offer(life: Life): Promise<void> {
  for (const { id } of [life.cast.student, life.cast.otherStudent]) {
    await byStaff(life, dispatch.offerVisit, { visit_id: life.requestId, student_id: id });
  }
}

async function checkIn({ firebase, cast: { student }, calls, requestId }: Life): Promise<void> {
  const stored = await readStored(firebase, `${collections.doorCodes}/${requestId}`);
  const typed = { code: String(stored?.['code']), at: new Date().toISOString() };
  await calls.call(null, helpers.checkIn, { ...command(), link: student.secret, visit_id: requestId, ...typed });
}

async function checkOut({ cast: { student }, calls, requestId }: Life): Promise<void> {
  const left = { at: new Date().toISOString(), minutes: 120, reason: 'De gsm stond uit.', km: 0, note: 'Gewandeld.' };
  await calls.call(null, helpers.checkOut, { ...command(), link: student.secret, visit_id: requestId, ...left });
}

/** The link of a mail stands beside the visit already. */
async function review({ calls, requestId }: Life, token: string): Promise<void> {
  const { request_id: _, created_at: __, ...rating } = aReview();
  await calls.call(null, validateReviewToken, { token });
  await calls.call(null, submitReview, { token, planningId: requestId, rating });
}

/** A time today, from a moment ago or so many minutes on. */
function timeToday(minutesOn: number): { readonly date: string; readonly start: string } {
  const now = new Date();
  const date = brusselsDate(now);
  const passed = Math.floor((now.getTime() - midnightOf(date).getTime()) / minuteMs) + minutesOn;
  const minute = Math.min(22 * 60, Math.max(0, passed));
  const twoDigits = (part: number): string => String(part).padStart(2, '0');
  return { date, start: `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}` };
}

export interface PreparedStep {
  /** What is counted. */
  play(): Promise<void>;
}

/** Makes a step ready without anything being counted. */
export async function prepareStep(step: LifeStep, life: Life): Promise<PreparedStep> {
  const { firebase, cast, calls, requestId } = life;
  const { senior, student } = cast;
  switch (step) {
    case 'buy-credits':
      return { play: () => buyCredits(life) };
    case 'ask':
      return { play: () => ask(life) };
    case 'send-quote': {
      const price = { variant: 'standard', cents_per_hour: 1750, minutes: 120, reason: 'Vaste klant.' };
      return { play: () => byStaff(life, dispatch.sendQuote, price) };
    }
    case 'accept-quote': {
      const answer = { ...command(), request_id: requestId, number: 1, answer: 'yes' };
      return { play: async () => void (await calls.call(senior, answerQuote, answer)) };
    }
    case 'offer':
      return { play: () => offer(life) };
    case 'open-student-page':
      return { play: async () => void (await calls.call(null, helpers.readHelperWork, { link: student.secret })) };
    case 'accept-offer': {
      const yes = { ...command(), link: student.secret, visit_id: requestId };
      return { play: async () => void (await calls.call(null, helpers.acceptOffer, yes)) };
    }
    case 'announce':
      await passTimeTo(firebase, requestId, { date: addDaysTo(brusselsDate(new Date()), 1), start: '10:00' });
      return { play: () => runTimer(firebase, 'announceVisits') };
    case 'announce-again':
      return { play: () => runTimer(firebase, 'announceVisits') };
    case 'write-message': {
      const message = { visit_id: requestId, message_id: randomUUID(), text: 'Tot straks.' };
      return { play: async () => void (await calls.call(senior, writeMessage, message)) };
    }
    case 'check-in':
      await passTimeTo(firebase, requestId, timeToday(10));
      return { play: () => checkIn(life) };
    case 'check-out':
      return { play: () => checkOut(life) };
    case 'approve': {
      const yes = { ...command(), request_id: requestId, visit_id: requestId, answer: 'yes', question: '' };
      return { play: async () => void (await calls.call(senior, approveVisit, yes)) };
    }
    case 'review': {
      const { token } = await storeReviewLink(firebase, { requestId, request: { senior_id: senior.uid } });
      return { play: () => review(life, token) };
    }
  }
}
