import type { Visit } from '#domain/documents/visit.ts';
import { lateFeeAtMost } from '#domain/visits/late-fee.ts';
import { addDaysTo, brusselsDate } from '#domain/requests/calendar.ts';
import { acceptMove } from '#functions/dispatch/accept-move.ts';
import { assignStudent } from '#functions/dispatch/assign-student.ts';
import { cancelVisit } from '#functions/dispatch/cancel-visit.ts';
import { correctVisit } from '#functions/dispatch/correct-visit.ts';
import { declineMove } from '#functions/dispatch/decline-move.ts';
import { missVisit } from '#functions/dispatch/miss-visit.ts';
import { moveVisit } from '#functions/dispatch/move-visit.ts';
import { offerVisit } from '#functions/dispatch/offer-visit.ts';
import { recordVisit } from '#functions/dispatch/record-visit.ts';
import { startVisit } from '#functions/dispatch/start-visit.ts';
import { unassignStudent } from '#functions/dispatch/unassign-student.ts';
import { undoStep } from '#functions/dispatch/undo-step.ts';
import { acceptOffer } from '#functions/helpers/accept-offer.ts';
import { accountForVisit } from '#functions/helpers/account-for-visit.ts';
import { agreeMove } from '#functions/helpers/agree-move.ts';
import { checkIn } from '#functions/helpers/check-in.ts';
import { checkOut } from '#functions/helpers/check-out.ts';
import { declineOffer } from '#functions/helpers/decline-offer.ts';
import { expireOffers } from '#functions/helpers/expire-offers.ts';
import { refuseMove } from '#functions/helpers/refuse-move.ts';
import { withdrawFromVisit } from '#functions/helpers/withdraw-from-visit.ts';
import type { Caller } from '#functions/shell/http/caller.ts';
import { announceVisits } from '#functions/visits/announce-visits.ts';
import { approveVisit } from '#functions/visits/approve-visit.ts';
import { askAfterVisits } from '#functions/visits/ask-after-visits.ts';
import { proposeMove } from '#functions/visits/propose-move.ts';
import { sweepVisits } from '#functions/visits/sweep-visits.ts';
import type { LifeServices } from './life-services.ts';
import type { LifeStep } from './schedule.ts';

/** What a screen shows, and what is told on it. */
interface Target {
  readonly commandId: string;
  readonly requestId: string;
  readonly revision: number;
  readonly visit: Visit;
  readonly studentId: string;
  readonly code: string;
  /** By the device: a phone without a network tells it later. */
  readonly toldAt: Date;
  readonly lastDone: string;
}

type Call = (services: LifeServices, caller: (uid: string) => Caller) => Promise<unknown>;
type Kind = Exclude<LifeStep['kind'], 'deliver' | 'buy' | 'withdraw-request'>;

const onRequest = ({ commandId, requestId, revision }: Target) => ({
  command_id: commandId,
  request_id: requestId,
  revision,
});
const byStaff = (target: Target) => ({ ...onRequest(target), visit_id: target.requestId, reason: 'Het past niet.' });
const byStudent = ({ commandId, requestId, studentId }: Target) => ({
  link: studentId,
  command_id: commandId,
  visit_id: requestId,
});

const comes =
  (target: Target): Call =>
  (services) =>
    checkIn({ ...byStudent(target), code: target.code, at: target.toldAt.toISOString() }, null, services);

const says =
  (answer: 'yes' | 'look' | 'came', question = '') =>
  ({ commandId, requestId }: Target): Call =>
  (services, caller) =>
    approveVisit(
      { request_id: requestId, visit_id: requestId, command_id: commandId, answer, question },
      caller('maria'),
      services,
    );

/** Three quarters of an hour, and a time that the phone did not count. */
const left = { minutes: 45, reason: 'Zoals afgesproken.', km: 2, note: 'Gewandeld.' } as const;

/** Which of these the visit is not at. */
const times = [
  { date: '2026-03-10', start: '14:00' },
  { date: '2026-03-12', start: '10:00' },
  { date: '2026-03-20', start: '16:00' },
] as const;

/** What the senior's screen shows, and the time that she asks for: far enough ahead, or the next day, which is too near. */
const asks =
  (daysAhead: number | null) =>
  ({ commandId, requestId, visit: { date, start } }: Target): Call =>
  (services, caller) => {
    const to =
      daysAhead === null
        ? null
        : {
            date: addDaysTo(brusselsDate(services.clock.now()), daysAhead),
            start: daysAhead % 2 === 0 ? '10:00' : '15:00',
          };
    const asked = { request_id: requestId, visit_id: requestId, command_id: commandId, from: { date, start }, to };
    return proposeMove(asked, caller('maria'), services);
  };

/** The move that the screen shows; without one, the answer comes too late. */
const shownMove = ({ visit: { proposed_move: move } }: Target) =>
  move == null ? times[0] : { date: move.date, start: move.start };

/** The handler that each step calls. */
export const lifeCalls: Readonly<Record<Kind, (target: Target) => Call>> = {
  offer: (target) => (services, caller) => {
    const { reason: _, ...input } = byStaff(target);
    return offerVisit({ ...input, student_id: target.studentId }, caller('els'), services);
  },
  assign: (target) => (services, caller) =>
    assignStudent({ ...byStaff(target), student_id: target.studentId }, caller('els'), services),
  unassign: (target) => (services, caller) => unassignStudent(byStaff(target), caller('els'), services),
  move: (target) => (services, caller) => {
    const { visit } = target;
    const time = times.find(({ date, start }) => `${date} ${start}` > `${visit.date} ${visit.start}`) ?? times[0];
    return moveVisit({ ...byStaff(target), ...time, minutes_planned: 120 }, caller('els'), services);
  },
  propose: asks(4),
  'propose-later': asks(9),
  'propose-too-near': asks(1),
  'withdraw-move': asks(null),
  'accept-move': (target) => (services, caller) =>
    acceptMove({ ...byStaff(target), ...shownMove(target) }, caller('els'), services),
  'decline-move': (target) => (services, caller) =>
    declineMove({ ...byStaff(target), ...shownMove(target) }, caller('els'), services),
  'agree-move': (target) => (services) => agreeMove({ ...byStudent(target), ...shownMove(target) }, null, services),
  'refuse-move': (target) => (services) =>
    refuseMove({ ...byStudent(target), ...shownMove(target), reason: 'Les.' }, null, services),
  start: (target) => (services, caller) => startVisit(byStaff(target), caller('els'), services),
  record: (target) => (services, caller) =>
    recordVisit({ ...byStaff(target), minutes: 95, km: 0 }, caller('els'), services),
  correct: (target) => (services, caller) =>
    correctVisit({ ...byStaff(target), minutes: 60, km: 0 }, caller('els'), services),
  miss: (target) => (services, caller) => missVisit(byStaff(target), caller('els'), services),
  cancel: (target) => (services, caller) => cancelVisit(byStaff(target), caller('els'), services),
  'cancel-with-fee': (target) => (services, caller) => {
    const fee = lateFeeAtMost(target.visit, services.clock.now());
    return cancelVisit({ ...byStaff(target), fee_cents: fee }, caller('els'), services);
  },
  undo: (target) => (services, caller) =>
    undoStep({ ...onRequest(target), step_id: target.lastDone }, caller('els'), services),
  accept: (target) => (services) => acceptOffer(byStudent(target), null, services),
  decline: (target) => (services) => declineOffer({ ...byStudent(target), reason: '' }, null, services),
  withdraw: (target) => (services) => withdrawFromVisit({ ...byStudent(target), reason: 'Ziek.' }, null, services),
  'right-code': comes,
  'wrong-code': comes,
  'check-out': (target) => (services) =>
    checkOut({ ...byStudent(target), ...left, at: target.toldAt.toISOString() }, null, services),
  'account-student': (target) => (services) =>
    accountForVisit({ ...byStudent(target), came: true, minutes: 90, note: '' }, null, services),
  approve: says('yes'),
  question: says('look', 'Het duurde maar een uur.'),
  'account-senior': says('came'),
  expire: () => (services) => expireOffers(services),
  silence: () => (services) => sweepVisits(services),
  'ask-after': () => (services) => askAfterVisits(services),
  announce: () => (services) => announceVisits(services),
};
