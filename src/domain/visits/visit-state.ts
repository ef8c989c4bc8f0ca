/**
 * The states of a visit (design.md, "The other half"). `open` has no student; `cancelled` and `missed` stand beside the
 * line from `open` to `charged`.
 */
export const visitStates = [
  'open',
  'offered',
  'confirmed',
  'started',
  'done',
  'approved',
  'charged',
  'cancelled',
  'missed',
] as const;

export type VisitState = (typeof visitStates)[number];

/** Who moves a visit. `timer` acts when nobody did in time. */
export type VisitActor = 'senior' | 'student' | 'staff' | 'timer';

type Moves = Readonly<Partial<Record<VisitState, readonly VisitActor[]>>>;

/**
 * Who may move a visit from one state to another. Single source: functions, rules and screens follow it. The senior
 * cancels her request while no student is confirmed, and its visits with it; of a series she skips visits and stops it,
 * where that costs nothing.
 */
const moves: Readonly<Record<VisitState, Moves>> = {
  open: { offered: ['staff'], confirmed: ['staff'], cancelled: ['senior', 'staff'] },
  offered: { open: ['student', 'staff', 'timer'], confirmed: ['student', 'staff'], cancelled: ['senior', 'staff'] },
  confirmed: {
    open: ['student', 'staff'],
    started: ['student', 'staff'],
    // Nobody wrote it down, and staff found out how it was.
    done: ['staff'],
    cancelled: ['senior', 'staff'],
    missed: ['staff'],
  },
  started: { done: ['student', 'staff'] },
  done: { approved: ['senior', 'staff', 'timer'] },
  approved: { charged: ['staff', 'timer'] },
  charged: {},
  cancelled: {},
  // Nobody came, and nobody is to come any more.
  missed: { open: ['staff'], cancelled: ['senior', 'staff'] },
};

export function mayMoveVisit(from: VisitState, to: VisitState, actor: VisitActor): boolean {
  return moves[from][to]?.includes(actor) ?? false;
}

/** Has a student who is to come, comes or came. */
export function hasConfirmedStudent(state: VisitState): boolean {
  const states: readonly VisitState[] = ['confirmed', 'started', 'done', 'approved', 'charged', 'missed'];
  return states.includes(state);
}

/** Takes time of its student's day. */
export function isBooked(state: VisitState): boolean {
  return state === 'confirmed' || state === 'started';
}
