import { auditFacts, changedFacts } from '#domain/dispatch/audit-facts.ts';
import type { BoardCustomer } from '#domain/dispatch/board-row-of.ts';
import { changeVisit } from '#domain/dispatch/change-visits.ts';
import { answerQuote } from '#domain/dispatch/commands/answer-quote.ts';
import { assignStudent } from '#domain/dispatch/commands/assign-student.ts';
import { cancelRequest } from '#domain/dispatch/commands/cancel-request.ts';
import { offerVisit } from '#domain/dispatch/commands/offer-visit.ts';
import { sendQuote } from '#domain/dispatch/commands/send-quote.ts';
import { takeRequest } from '#domain/dispatch/commands/take-request.ts';
import { type Decision, type DecisionContext, noDoorCodes, type RequestCase } from '#domain/dispatch/request-case.ts';
import { settleCase, type SettledCase } from '#domain/dispatch/settle-case.ts';
import type { BoardRow, BoardStage } from '#domain/documents/board-row.ts';
import { collections } from '#domain/collections.ts';
import type { CommandAuditEntry } from '#domain/documents/bookkeeping.ts';
import type { StoredVisit } from '#domain/documents/visit.ts';
import type { ServiceRequest } from '#domain/documents/service-request.ts';
import type { StudentProfile } from '#domain/documents/student-profile.ts';
import type { HourChange } from '#domain/dispatch/student-hours.ts';
import type { FigureChanges } from '#domain/figures/figures-of-case.ts';
import { pricesOf } from '#domain/requests/hourly-prices.ts';
import { serviceIds } from '#domain/requests/prices.ts';
import { staf } from '../accounts.ts';

type Step = readonly [name: string, decide: (before: RequestCase, context: DecisionContext) => Decision];

const actor = { uid: staf.uid, name: `${staf.firstName} ${staf.lastName}` };

/** What happened to one request until now, told by the product's own commands. */
export interface History {
  readonly request: ServiceRequest;
  readonly customer: BoardCustomer;
  readonly stage: BoardStage;
  readonly student: StudentProfile;
}

export interface PlayedHistory {
  readonly settled: SettledCase;
  readonly visits: readonly StoredVisit[];
  readonly audit: readonly { readonly id: string; readonly entry: CommandAuditEntry }[];
  /** In the order of the steps. */
  readonly figures: readonly FigureChanges[];
  /** In the order of the steps. */
  readonly hours: readonly HourChange[];
}

function quoteStep(request: ServiceRequest): Step {
  const service = serviceIds.find((id) => id === request.task_category_id) ?? 'companionship';
  const [price] = pricesOf(service).prices;
  const variant = price?.variant ?? 'standard';
  const cents_per_hour = (price?.euro ?? 0) * 100;
  const minutes = request.hours_requested * 60;
  return [
    'send-quote',
    (before, context) => sendQuote(before, { variant, cents_per_hour, minutes, reason: '' }, context),
  ];
}

const answerStep = (answer: 'yes' | 'no'): Step => [
  'record-quote-answer',
  (before, { now }) => answerQuote(before, { number: 1, answer, how: 'phone' }, now),
];

/** Sets the state of the first visit: what students and the office do is not a command yet. */
const visitStep = (name: string, state: 'started' | 'done' | 'charged'): Step => [
  name,
  (before, { now }) => {
    const visits = before.visits.map((each) =>
      changeVisit(each, { state, minutes_worked: state === 'started' ? null : each.visit.minutes_planned, km: 0 }, now),
    );
    return { ok: true, value: { ...before, visits } };
  },
];

function stepsTo({ stage, request, student }: History): readonly Step[] {
  const { id, first_name, last_name, residence } = student;
  const who = { id, student: { first_name, last_name, residence }, profile: student };
  const take: Step = ['take-request', takeRequest];
  const agreed = [take, quoteStep(request), answerStep('yes')];
  const offer: Step = ['offer-visit', (before, context) => offerVisit(before, request.request_id, who, context)];
  const plan: Step = [
    'assign-student',
    (before, context) => assignStudent(before, { visitId: request.request_id, student: who, reason: '' }, context),
  ];
  const decline: Step = [
    'decline-offer',
    (before, { now }) => ({
      ok: true,
      value: {
        ...before,
        visits: before.visits.map((each) =>
          changeVisit(each, { offers: each.visit.offers.map((made) => ({ ...made, answer: 'declined' })) }, now),
        ),
      },
    }),
  ];
  const steps: Readonly<Record<BoardStage, readonly Step[]>> = {
    new: [],
    'to-quote': [take],
    quoted: [take, quoteStep(request)],
    'quote-declined': [take, quoteStep(request), answerStep('no')],
    'to-plan': agreed,
    offered: [...agreed, offer],
    'offer-declined': [...agreed, offer, decline],
    planned: [...agreed, plan],
    started: [...agreed, plan, visitStep('check-in', 'started')],
    done: [...agreed, plan, visitStep('check-out', 'done')],
    paid: [...agreed, plan, visitStep('check-out', 'done'), visitStep('charge-visit', 'charged')],
    cancelled: [take, ['cancel-request', cancelRequest]],
  };
  return steps[stage];
}

const hourMs = 3_600_000;

/** Plays the steps an hour apart, from an hour after the request was made. @throws Error when a command is rejected. */
export function playHistory(history: History): PlayedHistory {
  const { request, customer } = history;
  let state: RequestCase = { request, quote: null, takenBy: null, visits: [], doorCodes: noDoorCodes };
  let row: BoardRow | null = null;
  const audit: { id: string; entry: CommandAuditEntry }[] = [];
  const settle = (before: RequestCase, decided: RequestCase, action: string, now: Date): SettledCase =>
    settleCase({
      before,
      decided,
      customer,
      formerRow: row,
      lastChange: { action, by: row === null ? customer.name : actor.name, at: now },
      now,
    });
  let settled = settle(state, state, 'request-created', request.created_at);
  const figures: FigureChanges[] = [settled.figures];
  const hours: HourChange[] = [];
  row = settled.row;
  stepsTo(history).forEach(([name, decide], index) => {
    const now = new Date(request.created_at.getTime() + (index + 1) * hourMs);
    const decision = decide(state, { now, actor });
    if (!decision.ok) throw new Error(`${name} of ${request.request_id} is rejected: ${decision.error}`);
    settled = settle(state, decision.value, name, now);
    const entry: CommandAuditEntry = {
      collection: collections.serviceRequests,
      document_id: request.request_id,
      action: name,
      actor_uid: actor.uid,
      actor_role: 'admin',
      ...changedFacts(auditFacts(state), auditFacts(settled.after)),
      at: now,
    };
    audit.push({ id: `${request.request_id}_${index + 1}`, entry });
    figures.push(settled.figures);
    hours.push(...settled.hours);
    state = settled.after;
    row = settled.row;
  });
  return { settled, visits: state.visits, audit, figures, hours };
}
