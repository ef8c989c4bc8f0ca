import type { VisitActor, VisitState } from '#domain/visits/visit-state.ts';

/** What a command does with a visit: who gives it, in which states, and what becomes of it. */
export interface Act {
  readonly by: VisitActor;
  readonly from: readonly VisitState[];
  readonly to: VisitState | 'same';
}

const act = (by: VisitActor, from: readonly VisitState[], to: Act['to']): Act => ({ by, from, to });

/** The senior withdrew her request, and a trigger follows: the only change of a visit that leaves no entry in the log. */
export const withdrawnRequest = 'withdraw-request';

/** Who may do what with a visit, by the name of the command in the audit log. Written without looking at the product. */
const acts: Readonly<Record<string, readonly Act[]>> = {
  'offer-visit': [act('staff', ['open', 'offered'], 'offered')],
  'assign-student': [act('staff', ['open', 'offered'], 'confirmed')],
  'unassign-student': [act('staff', ['offered', 'confirmed'], 'open')],
  'move-visit': [act('staff', ['open', 'confirmed'], 'same'), act('staff', ['offered'], 'open')],
  'propose-move': [act('senior', ['open', 'offered', 'confirmed'], 'same')],
  'withdraw-move': [act('senior', ['open', 'offered', 'confirmed'], 'same')],
  // Offers were for the former time.
  'accept-move': [act('staff', ['open', 'confirmed'], 'same'), act('staff', ['offered'], 'open')],
  'decline-move': [act('staff', ['open', 'offered', 'confirmed'], 'same')],
  'agree-move': [act('student', ['confirmed'], 'same')],
  'refuse-move': [act('student', ['confirmed'], 'same')],
  'start-visit': [act('staff', ['confirmed'], 'started')],
  'record-visit': [act('staff', ['confirmed', 'started'], 'done')],
  'miss-visit': [act('staff', ['confirmed'], 'missed')],
  'correct-visit': [act('staff', ['done'], 'same')],
  'cancel-visit': [act('staff', ['open', 'offered', 'confirmed', 'missed'], 'cancelled')],
  'accept-offer': [act('student', ['offered'], 'confirmed')],
  'decline-offer': [act('student', ['offered'], 'same')],
  'withdraw-from-visit': [act('student', ['confirmed'], 'open')],
  'check-in': [act('student', ['confirmed'], 'started'), act('student', ['confirmed'], 'same')],
  'check-out': [act('student', ['started'], 'done')],
  'account-for-visit': [
    act('student', ['confirmed', 'started'], 'same'),
    act('senior', ['confirmed', 'started'], 'same'),
  ],
  'approve-visit': [act('senior', ['done'], 'approved'), act('timer', ['done'], 'approved')],
  'question-visit': [act('senior', ['done'], 'same')],
  'skip-visit': [act('senior', ['open', 'offered', 'confirmed'], 'cancelled')],
  'stop-series': [act('senior', ['open', 'offered', 'confirmed'], 'cancelled')],
  [withdrawnRequest]: [act('senior', ['open', 'offered', 'missed'], 'cancelled')],
  'expire-offers': [act('timer', ['offered'], 'same')],
  'ask-after-visit': [act('timer', ['confirmed', 'started'], 'same')],
  'charge-visit': [act('timer', ['approved'], 'charged')],
  'charge-fee': [act('timer', ['cancelled'], 'same')],
};

/** Moves that the table of the domain allows, and that no command takes today. */
export const untaken: readonly string[] = [
  'offered open student',
  'offered open timer',
  'done approved staff',
  'approved charged staff',
  'missed open staff',
];

export const moveName = (from: VisitState, to: VisitState, by: VisitActor): string => `${from} ${to} ${by}`;

/** Every move of the model. */
export const modelMoves = (): readonly string[] => [
  ...new Set(
    Object.values(acts)
      .flat()
      .flatMap(({ by, from, to }) =>
        to === 'same' ? [] : from.filter((each) => each !== to).map((each) => moveName(each, to, by)),
      ),
  ),
];

/** Whether somebody in this role may do so with a visit in this state, by the model. */
export function mayAct(name: string, by: VisitActor, from: VisitState, to: VisitState): boolean {
  return (acts[name] ?? []).some(
    (each) => each.by === by && each.from.includes(from) && (each.to === 'same' ? from : each.to) === to,
  );
}

export const actors: readonly VisitActor[] = ['senior', 'student', 'staff', 'timer'];
