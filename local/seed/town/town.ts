import { collections } from '#domain/collections.ts';
import { counterShardOf } from '#domain/dispatch/counter-shard.ts';
import { firstVisit } from '#domain/dispatch/read-visits.ts';
import { rejectedStudent } from '#domain/dispatch/rejected-student.ts';
import { dayChanges } from '#domain/dispatch/settle-case.ts';
import { applyToDay } from '#domain/dispatch/student-day.ts';
import { withHours } from '#domain/dispatch/student-hours.ts';
import { boardCounterId } from '#domain/documents/board-counter.ts';
import type { BoardStage } from '#domain/documents/board-row.ts';
import { figuresId } from '#domain/documents/figures.ts';
import { type StudentDay, studentDayId } from '#domain/documents/dispatch.ts';
import { defaultPreferredDays, type ServiceRequest } from '#domain/documents/service-request.ts';
import type { StudentProfile } from '#domain/documents/student-profile.ts';
import { addDaysTo, brusselsDate, momentOf } from '#domain/requests/calendar.ts';
import { serviceIds, storedHourlyRate } from '#domain/requests/prices.ts';
import { studentRecord } from '#domain/students/student-record.ts';
import type { SeedDocument } from '../documents.ts';
import { type History, type PlayedHistory, playHistory } from './cases.ts';
import { hasAccount, type TownSenior, townCustomer, townSenior, townStudent } from './people.ts';
import { createRandom, type Random, randomUuid } from './random.ts';

export interface TownSize {
  readonly requests: number;
  readonly seniors: number;
  readonly students: number;
}

/** The town that `npm start` shows. */
export const smallTown: TownSize = { requests: 150, seniors: 60, students: 40 };

/** Of a hundred requests around today; what is beyond is history. */
const mixture: readonly (readonly [BoardStage, number])[] = [
  ['new', 14],
  ['to-quote', 8],
  ['quoted', 8],
  ['quote-declined', 2],
  ['to-plan', 12],
  ['offered', 5],
  ['offer-declined', 2],
  ['planned', 22],
  ['started', 1],
  ['done', 10],
  ['paid', 11],
  ['cancelled', 5],
];

/** Requests that are alive at once, in a town of any size: the rest is paid or cancelled long ago. */
const mostAlive = 1_500;

function stageOf(index: number, random: Random): BoardStage {
  if (index >= mostAlive) return random.next() < 0.93 ? 'paid' : 'cancelled';
  let left = (index * 37) % 100;
  for (const [stage, share] of mixture) {
    if (left < share) return stage;
    left -= share;
  }
  return 'paid';
}

const isOver = (stage: BoardStage) => stage === 'done' || stage === 'paid';

/** Days from today to the visit. */
function distanceOf(stage: BoardStage, index: number, random: Random): number {
  if (index >= mostAlive) return -random.between(30, 900);
  if (stage === 'started') return 0;
  if (isOver(stage)) return -random.between(1, 40);
  return stage === 'cancelled' ? random.between(-20, 20) : random.between(stage === 'planned' ? 0 : 1, 21);
}

function requestOf(random: Random, senior: TownSenior, visitDay: string, today: string): ServiceRequest {
  const hours = random.between(1, 4);
  const asked = addDaysTo(visitDay < today ? visitDay : today, -random.between(4, 12));
  const notes = random.next() < 0.3 ? 'Graag aan de achterdeur bellen.' : undefined;
  return {
    request_id: randomUuid(random),
    senior_id: senior.account.id,
    task_category_id: random.pick(serviceIds),
    request_date: visitDay,
    preferred_days: [...defaultPreferredDays],
    preferred_time: `${String(random.between(8, 17)).padStart(2, '0')}:00`,
    address: senior.address,
    ...(notes !== undefined && { notes }),
    hours_requested: hours,
    total_cost: hours * storedHourlyRate,
    created_at: momentOf(asked, '10:00'),
    status: 'submitted',
  };
}

/** Puts visits on the days of students; a student who is busy then is replaced by the next. */
class Days {
  readonly today: string;
  readonly all = new Map<string, StudentDay>();

  constructor(today: string) {
    this.today = today;
  }

  /** @returns false, changing nothing, when the student has another visit then. */
  book({ settled: { after, row } }: PlayedHistory): boolean {
    const changes = dayChanges({ ...after, visits: [] }, after, row.postcode);
    const changed = new Map<string, StudentDay>();
    for (const change of changes) {
      const id = studentDayId(change.studentId, change.date);
      const day = applyToDay(changed.get(id) ?? this.all.get(id) ?? null, change);
      if (!day.ok) return false;
      changed.set(id, day.value);
    }
    for (const [id, day] of changed) this.all.set(id, day);
    return true;
  }
}

/** Figures of the whole town, by the id of their document. */
class Figures {
  readonly #amounts = new Map<string, Map<string, number>>();

  add({ settled: { row }, figures }: PlayedHistory): void {
    for (const changes of figures) {
      for (const [monday, moved] of changes) {
        const id = figuresId(monday, counterShardOf(row.request_id));
        const amounts = this.#amounts.get(id) ?? new Map<string, number>();
        for (const [key, by] of Object.entries(moved)) amounts.set(key, (amounts.get(key) ?? 0) + by);
        this.#amounts.set(id, amounts);
      }
    }
  }

  *documents(): Generator<SeedDocument> {
    for (const [id, amounts] of this.#amounts) {
      yield { collection: collections.figures, id, data: { amounts: Object.fromEntries(amounts) } };
    }
  }
}

interface Staffing {
  readonly days: Days;
  readonly random: Random;
  /** Their hours grow with what they do. */
  readonly students: StudentProfile[];
}

const withStudent: readonly BoardStage[] = ['offered', 'offer-declined', 'planned', 'started', 'done', 'paid'];

/** Students that are tried for a request before it is left without one. */
const mostTries = 120;

/** Plays a history with a student who may do the visit and is free; without one the visit waits for a student. */
function playWithStudent(history: Omit<History, 'student'>, { days, random, students }: Staffing): PlayedHistory {
  const { request, stage } = history;
  const visit = firstVisit(request, request.created_at)?.visit;
  const terms = { reason: '', postcode: history.customer.postcode };
  if (!withStudent.includes(stage)) return playHistory({ ...history, student: random.pick(students) });
  for (let tries = 0; tries < mostTries; tries += 1) {
    const index = random.between(0, students.length - 1);
    const student = students[index];
    if (student === undefined) continue;
    if (visit !== undefined && rejectedStudent(request.request_id, visit, student, terms) !== null) continue;
    const played = playHistory({ ...history, student });
    if (!days.book(played)) continue;
    students[index] = { ...student, hours_by_year: withHours(student.hours_by_year, played.hours) };
    return played;
  }
  // A visit of the past does not wait for anybody.
  const without = request.request_date < days.today ? 'cancelled' : 'to-plan';
  return playHistory({ ...history, stage: without, student: random.pick(students) });
}

function documentsOf({ settled, visits, audit }: PlayedHistory): readonly SeedDocument[] {
  const { after, row } = settled;
  const request = { ...after.request, ...(after.quote !== null && { quote: after.quote }) };
  return [
    { collection: collections.serviceRequests, id: row.request_id, data: request },
    { collection: collections.board, id: row.request_id, data: row },
    ...visits.map(({ id, visit }) => ({ collection: collections.planning, id, data: visit })),
    ...audit.map(({ id, entry }) => ({ collection: collections.auditLog, id, data: entry })),
  ];
}

/** Every document of the town, dated relative to `now`. The same for the same size and day. */
export function* townDocuments(size: TownSize, now: Date): Generator<SeedDocument> {
  const random = createRandom(20_261_122);
  const today = brusselsDate(now);
  const seniors = Array.from({ length: size.seniors }, (_, index) => townSenior(random, index + 1));
  const students = Array.from({ length: size.students }, (_, index) => townStudent(random, index + 1, today));
  for (const [index, { account, profile }] of seniors.entries()) {
    const number = index + 1;
    if (hasAccount(number)) yield { collection: collections.interimUsers, id: account.id, data: account };
    yield { collection: collections.seniorProfiles, id: profile.user_id, data: profile };
    yield {
      collection: collections.customers,
      id: account.id,
      data: townCustomer(account, number, momentOf(today, '08:00')),
    };
  }
  const days = new Days(today);
  const counters = new Map<number, Map<BoardStage, number>>();
  const figures = new Figures();
  for (let index = 0; index < size.requests; index += 1) {
    const stage = stageOf(index, random);
    const senior = random.pick(seniors);
    const visitDay = addDaysTo(today, distanceOf(stage, index, random));
    const request = requestOf(random, senior, visitDay, today);
    const customer = {
      name: senior.profile.senior_name,
      phone: senior.account.phone_number,
      postcode: senior.account.city,
      town: senior.account.name_city,
    };
    const played = playWithStudent({ request, customer, stage }, { days, random, students });
    yield* documentsOf(played);
    figures.add(played);
    const shard = counterShardOf(request.request_id);
    const stages = counters.get(shard) ?? new Map<BoardStage, number>();
    stages.set(played.settled.row.stage, (stages.get(played.settled.row.stage) ?? 0) + 1);
    counters.set(shard, stages);
  }
  for (const student of students) {
    const data = studentRecord(student, { revision: 1, last_change: null, updated_at: momentOf(today, '00:00') });
    yield { collection: collections.studentProfiles, id: data.id, data };
  }
  for (const [id, data] of days.all) yield { collection: collections.studentDays, id, data };
  yield* figures.documents();
  for (const [shard, stages] of counters) {
    yield { collection: collections.counters, id: boardCounterId(shard), data: { stages: Object.fromEntries(stages) } };
  }
}
