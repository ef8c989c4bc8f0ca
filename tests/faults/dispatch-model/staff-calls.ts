import type { DispatchAnswer } from '#domain/contracts/dispatch.ts';
import { assignStudent } from '#functions/dispatch/assign-student.ts';
import { cancelRequest } from '#functions/dispatch/cancel-request.ts';
import { cancelVisit } from '#functions/dispatch/cancel-visit.ts';
import { moveVisit } from '#functions/dispatch/move-visit.ts';
import { offerVisit } from '#functions/dispatch/offer-visit.ts';
import { recordQuoteAnswer } from '#functions/dispatch/record-quote-answer.ts';
import { releaseRequest } from '#functions/dispatch/release-request.ts';
import { sendQuote } from '#functions/dispatch/send-quote.ts';
import { takeRequest } from '#functions/dispatch/take-request.ts';
import { undoStep } from '#functions/dispatch/undo-step.ts';
import { unassignStudent } from '#functions/dispatch/unassign-student.ts';
import type { Answer } from '#functions/shell/answer.ts';
import type { Caller } from '#functions/shell/http/caller.ts';
import type { Services } from '#functions/shell/services.ts';
import type { StaffStep } from './schedule.ts';

/** What a screen shows of a request. */
export interface Look {
  readonly revision: number;
  readonly number: number;
}

interface Target {
  readonly id: string;
  readonly commandId: string;
  readonly look: Look;
  readonly step: StaffStep;
  /** What this person did last on the request; another id where that is nothing. */
  readonly lastDone: string;
}

type Call = (caller: Caller, services: Pick<Services, 'dispatch'>) => Promise<Answer<DispatchAnswer>>;

const times = [
  { date: '2026-03-10', start: '14:00' },
  { date: '2026-03-10', start: '15:00' },
  { date: '2027-03-11', start: '14:00' },
  // Within one year, a move leaves the student's hours as they are: only her days tell that she is busy.
  { date: '2026-03-11', start: '14:00' },
] as const;

const onRequest = ({ id, commandId, look: { revision } }: Target) => ({
  request_id: id,
  command_id: commandId,
  revision,
});

const onVisit = (target: Target) => ({ ...onRequest(target), visit_id: target.id, reason: 'Het past anders niet.' });

const answered = (target: Target, answer: 'yes' | 'no') => ({
  ...onRequest(target),
  number: target.look.number,
  answer,
  with_whom: 'Els',
});

const studentOf = ({ step }: Target) => `student-${step.student}`;

/** The handler that each step calls. */
export const staffCalls: Readonly<Record<StaffStep['kind'], (target: Target) => Call>> = {
  'take-request': (target) => (caller, services) => takeRequest(onRequest(target), caller, services),
  'release-request': (target) => (caller, services) => releaseRequest(onRequest(target), caller, services),
  'send-quote': (target) => (caller, services) => {
    const price = { variant: 'standard', cents_per_hour: 1750 + 50 * target.step.time, minutes: 120 } as const;
    return sendQuote({ ...onRequest(target), ...price, reason: 'Vaste klant.' }, caller, services);
  },
  'record-yes': (target) => (caller, services) => recordQuoteAnswer(answered(target, 'yes'), caller, services),
  'record-no': (target) => (caller, services) => recordQuoteAnswer(answered(target, 'no'), caller, services),
  'offer-visit': (target) => (caller, services) =>
    offerVisit({ ...onRequest(target), visit_id: target.id, student_id: studentOf(target) }, caller, services),
  'assign-student': (target) => (caller, services) =>
    assignStudent({ ...onVisit(target), student_id: studentOf(target) }, caller, services),
  'unassign-student': (target) => (caller, services) => unassignStudent(onVisit(target), caller, services),
  'move-visit': (target) => (caller, services) => {
    const time = times[target.step.time] ?? times[0];
    return moveVisit({ ...onVisit(target), ...time, minutes_planned: 120 }, caller, services);
  },
  'cancel-visit': (target) => (caller, services) => cancelVisit(onVisit(target), caller, services),
  'cancel-request': (target) => (caller, services) =>
    cancelRequest({ ...onRequest(target), reason: 'Niet meer nodig.' }, caller, services),
  'undo-step': (target) => (caller, services) =>
    undoStep({ ...onRequest(target), step_id: target.lastDone }, caller, services),
};
