import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { madeAt } from '#tests/builders/moments.ts';
import { aCase, aPlannedVisit, aVisit } from '#tests/builders/visit.ts';
import { type BoardRow, boardRowSchema } from '../documents/board-row.ts';
import type { StudentDay } from '../documents/dispatch.ts';
import { figureKey } from '../figures/figure.ts';
import { figuresOfCase } from '../figures/figures-of-case.ts';
import { visitStates } from '../visits/visit-state.ts';
import { answerQuote } from './commands/answer-quote.ts';
import { assignStudent } from './commands/assign-student.ts';
import { cancelVisit } from './commands/cancel-visit.ts';
import { moveVisit } from './commands/move-visit.ts';
import { sendQuote } from './commands/send-quote.ts';
import { unassignStudent } from './commands/unassign-student.ts';
import type { Decision, DecisionContext, RequestCase } from './request-case.ts';
import { settleCase } from './settle-case.ts';
import { applyToDay } from './student-day.ts';

const context: DecisionContext = { now: madeAt, actor: { uid: 'els', name: 'Els' } };
const customer = { name: 'Maria Peeters', phone: '0470 12 34 56', postcode: '2000', town: 'Antwerpen' };
const lastChange = { action: 'take-request', by: 'Els', at: madeAt };
const settle = (before: RequestCase, decided: RequestCase, formerRow: BoardRow | null) =>
  settleCase({ before, decided, customer, formerRow, lastChange: { ...lastChange }, now: madeAt });

const student = (id: string) => ({
  id,
  student: { first_name: id, last_name: 'Janssens', residence: 'Gent' },
  profile: aStudentProfile({ id }),
});

/** Each with the visit's id; the price is agreed on the way. */
const steps: readonly ((state: RequestCase, id: string) => Decision)[] = [
  (state) =>
    sendQuote(state, { variant: 'standard', cents_per_hour: 1750, minutes: 90, reason: 'Vaste klant.' }, context),
  (state) => answerQuote(state, { number: state.quote?.number ?? 0, answer: 'yes', how: 'app' }, context.now),
  (state) => answerQuote(state, { number: state.quote?.number ?? 0, answer: 'no', how: 'app' }, context.now),
  (state, id) => assignStudent(state, { visitId: id, student: student('amir'), reason: '' }, context),
  (state, id) => assignStudent(state, { visitId: id, student: student('lotte'), reason: '' }, context),
  (state, id) => unassignStudent(state, id, context),
  (state, id) => cancelVisit(state, id, context),
  ...['09:00', '10:00', '11:00'].map(
    (start) => (state: RequestCase, id: string) =>
      moveVisit(state, id, { date: '2026-03-10', start, minutes_planned: 90 }, context),
  ),
];

interface Board {
  readonly cases: Map<string, RequestCase>;
  readonly rows: Map<string, BoardRow>;
  readonly days: Map<string, StudentDay>;
  readonly counters: Record<string, number>;
  readonly figures: Map<string, number>;
}

/** Runs one step on one request, as a transaction does. */
function run(board: Board, id: string, step: number): void {
  const before = board.cases.get(id) ?? aCase({ request: { request_id: id } });
  const decision = (steps[step] ?? takeNothing)(before, id);
  if (!decision.ok) return;
  const settled = settle(before, decision.value, board.rows.get(id) ?? null);
  const days = new Map(board.days);
  for (const change of settled.days) {
    const changed = applyToDay(days.get(`${change.studentId} ${change.date}`) ?? null, change);
    if (!changed.ok) return;
    days.set(`${change.studentId} ${change.date}`, changed.value);
  }
  for (const [day, value] of days) board.days.set(day, value);
  for (const [stage, by] of Object.entries(settled.stages)) board.counters[stage] = (board.counters[stage] ?? 0) + by;
  for (const [monday, amounts] of settled.figures) {
    for (const [key, by] of Object.entries(amounts)) {
      board.figures.set(`${monday} ${key}`, (board.figures.get(`${monday} ${key}`) ?? 0) + by);
    }
  }
  board.cases.set(id, settled.after);
  board.rows.set(id, settled.row);
}

const takeNothing = (state: RequestCase): Decision => ({ ok: true, value: state });

const bookings = ({ cases }: Board) =>
  [...cases.values()].flatMap(({ visits }) =>
    visits.flatMap(({ id, visit }) =>
      visit.state === 'confirmed' ? [`${visit.studentprofile_id} ${id} ${visit.start}`] : [],
    ),
  );

/** What the figures should be, without those that are zero. */
function figuresOf({ cases, rows }: Board): ReadonlyMap<string, number> {
  const recount = new Map<string, number>();
  for (const [id, row] of rows) {
    for (const each of figuresOfCase({ row, visits: cases.get(id)?.visits ?? [] })) {
      const key = `${each.monday} ${figureKey(each)}`;
      recount.set(key, (recount.get(key) ?? 0) + each.amount);
    }
  }
  return new Map([...recount].filter(([, amount]) => amount !== 0));
}

const minuteOf = (start: string) => Number(start.slice(0, 2)) * 60 + Number(start.slice(3));

describe('any sequence of commands on three requests', () => {
  const plan = fc.array(fc.tuple(fc.constantFrom('one', 'two', 'three'), fc.nat(steps.length - 1)), { maxLength: 60 });
  const agreements = ['one', 'two', 'three'].flatMap((id) => [0, 1].map((step) => [id, step] as const));

  // spec: staff.today.exact
  test('moves counters and figures to a recount of the rows, and the days of students to one of the visits', () => {
    let most = 0;
    fc.assert(
      fc.property(plan, (sequence) => {
        const board: Board = { cases: new Map(), rows: new Map(), days: new Map(), counters: {}, figures: new Map() };
        for (const [id, step] of [...agreements, ...sequence]) run(board, id, step);
        const recount: Record<string, number> = {};
        for (const { stage } of board.rows.values()) recount[stage] = (recount[stage] ?? 0) + 1;
        const counted = Object.fromEntries(Object.entries(board.counters).filter(([, count]) => count !== 0));
        expect(counted).toEqual(recount);
        expect(new Map([...board.figures].filter(([, amount]) => amount !== 0))).toEqual(figuresOf(board));
        const booked = [...board.days.values()].flatMap(({ student_id, visits }) =>
          visits.map((each) => `${student_id} ${each.visit_id} ${each.start}`),
        );
        expect(booked.toSorted()).toEqual(bookings(board).toSorted());
        for (const { visits } of board.days.values()) {
          for (const [index, { start }] of visits.entries()) {
            const former = visits[index - 1];
            expect(minuteOf(start)).toBeGreaterThanOrEqual(
              former === undefined ? 0 : minuteOf(former.start) + former.minutes,
            );
          }
        }
        for (const row of board.rows.values()) expect(boardRowSchema.parse(row)).toEqual(row);
        most = Math.max(most, booked.length);
      }),
      { numRuns: 400 },
    );
    expect(most, 'sequences reach planned visits').toBeGreaterThan(1);
  });
});

test('a step grows the revision by one; a refresh without a step keeps it, and an older status', () => {
  const state = aCase({ request: { status: 'Gekoppeld' }, visits: [aVisit()] });
  const first = settle(state, state, null);
  expect([first.row.revision, first.after]).toEqual([2, state]);
  expect(settle(state, state, first.row).row.revision).toBe(3);
  const refresh = { before: state, decided: state, customer, formerRow: first.row, now: madeAt };
  expect(settleCase({ ...refresh, lastChange: first.row.last_change }).row.revision).toBe(2);
  const created = { ...lastChange, action: 'request-created' };
  expect(settleCase({ ...refresh, formerRow: null, lastChange: created }).row.revision).toBe(1);
});

test('a request that the senior cancelled loses every visit that has not begun, and their bookings', () => {
  const visits = visitStates.map((state) => ({ id: `visit-${state}`, visit: aPlannedVisit({ state }) }));
  const state = aCase({ request: { status: 'cancelled' }, visits });
  const settled = settle(state, state, null);
  expect(settled.visits.map(({ id }) => id)).toEqual([
    'visit-open',
    'visit-offered',
    'visit-confirmed',
    'visit-missed',
  ]);
  expect(settled.visits.every(({ visit }) => visit.state === 'cancelled')).toBe(true);
  expect(settled.days).toMatchObject([{ studentId: 'student-lotte', add: null, remove: 'visit-confirmed' }]);
});

test('an odd older request has a row that can be stored', () => {
  const text = fc.string({ maxLength: 100 });
  fc.assert(
    fc.property(
      fc.record({ status: text, request_date: text, preferred_time: text, task_category_id: fc.string() }),
      fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom(-1, 0, 1e308)),
      (odd, hours) => {
        const state = aCase({ request: { ...odd, hours_requested: hours } });
        const { row } = settle(state, state, null);
        expect(boardRowSchema.parse(row)).toEqual(row);
      },
    ),
  );
});
