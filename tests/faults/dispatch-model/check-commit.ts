import { boardRowOf } from '#domain/dispatch/board-row-of.ts';
import type { Fields } from '#domain/dispatch/transaction/document-transaction.ts';
import { noDoorCodes } from '#domain/dispatch/request-case.ts';
import { readVisits } from '#domain/dispatch/read-visits.ts';
import { type BoardRow, boardRowSchema } from '#domain/documents/board-row.ts';
import { boardCounterSchema } from '#domain/documents/board-counter.ts';
import { studentDaySchema } from '#domain/documents/dispatch.ts';
import { type Quote, quoteSchema } from '#domain/documents/quote.ts';
import { figuresSchema } from '#domain/documents/figures.ts';
import { storedServiceRequestSchema } from '#domain/documents/service-request.ts';
import { studentProfileSchema } from '#domain/documents/student-profile.ts';
import { type Visit, visitSchema } from '#domain/documents/visit.ts';
import { figureKey } from '#domain/figures/figure.ts';
import { figuresOfCase } from '#domain/figures/figures-of-case.ts';
import { isBooked, mayMoveVisit } from '#domain/visits/visit-state.ts';
import { type Documents, undoneIn } from './undone-states.ts';

function* of(documents: Documents, collection: string): Generator<readonly [string, Fields]> {
  for (const [key, data] of documents) {
    if (key.startsWith(`${collection}/`)) yield [key.slice(collection.length + 1), data];
  }
}

const minuteOf = (start: string) => Number(start.slice(0, 2)) * 60 + Number(start.slice(3));

/** The rows on the board, as stored. */
const rowsIn = (documents: Documents): readonly BoardRow[] =>
  [...of(documents, 'board')].map(([, data]) => boardRowSchema.parse(data));

const quoteOf = (documents: Documents, requestId: string): Quote | null =>
  quoteSchema.safeParse(documents.get(`service_requests/${requestId}`)?.['quote']).data ?? null;

function* wrongMoves(id: string, was: Visit, is: Visit, before: Documents, after: Documents): Generator<string> {
  const isAllowed = mayMoveVisit(was.state, is.state, 'staff') || mayMoveVisit(was.state, is.state, 'senior');
  if (was.state !== is.state && !isAllowed) yield `visit ${id} went from ${was.state} to ${is.state}`;
  const isReplaced = was.state === 'confirmed' && is.state === 'confirmed';
  if (isReplaced && was.studentprofile_id !== is.studentprofile_id) yield `visit ${id} has a second student`;
  if (is.revision < was.revision) yield `the revision of visit ${id} shrank`;
  const isSamePrice = was.price?.agreed_at.getTime() === is.price?.agreed_at.getTime();
  if (isSamePrice && was.price?.cents_per_hour === is.price?.cents_per_hour) return;
  const asked = quoteOf(before, is.request_id);
  const answered = quoteOf(after, is.request_id);
  const isYes = asked?.state === 'sent' && answered?.state === 'accepted' && asked.number === answered.number;
  if (!isYes || is.price?.cents_per_hour !== answered.cents_per_hour) yield `visit ${id} got a price without a yes`;
}

function* wrongVisits(before: Documents, after: Documents): Generator<string> {
  // What an undone command brings back is held against what was (undone-states.ts).
  const isUndone = undoneIn(before, after) !== null;
  for (const [id, data] of of(after, 'planning')) {
    const is = visitSchema.parse(data);
    const was = visitSchema.safeParse(before.get(`planning/${id}`)).data;
    if (was !== undefined && !isUndone) yield* wrongMoves(id, was, is, before, after);
    const isNewlyBooked = is.state === 'confirmed' && was?.state !== 'confirmed';
    if (!isNewlyBooked) continue;
    // A planned visit keeps its price while a next one is proposed, also when its cancellation is undone.
    const isAgreed = isUndone || quoteOf(after, is.request_id)?.state === 'accepted';
    if (is.price === null || !isAgreed) yield `visit ${id} has no agreed price`;
    if (is.studentprofile_id === null) yield `visit ${id} is confirmed without a student`;
  }
}

/** Held against a recount from the visits. */
function* wrongDays(documents: Documents): Generator<string> {
  const recount = new Map<string, string[]>();
  for (const [id, data] of of(documents, 'planning')) {
    const { state, studentprofile_id: student, date, start, minutes_planned } = visitSchema.parse(data);
    if (student === null || !isBooked(state)) continue;
    recount.set(`${student}_${date}`, [
      ...(recount.get(`${student}_${date}`) ?? []),
      `${id} ${start} ${minutes_planned}`,
    ]);
  }
  const stored = new Map<string, string[]>();
  for (const [id, data] of of(documents, 'student_days')) {
    const { visits } = studentDaySchema.parse(data);
    stored.set(
      id,
      visits.map((each) => `${each.visit_id} ${each.start} ${each.minutes}`),
    );
    const inOrder = visits.map((each) => [minuteOf(each.start), minuteOf(each.start) + each.minutes] as const);
    if (inOrder.some(([start], index) => start < (inOrder[index - 1]?.[1] ?? 0))) yield `${id} is booked twice`;
  }
  const text = (days: Map<string, string[]>) =>
    JSON.stringify(
      [...days].map(([id, visits]) => [id, visits.toSorted()] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  if (text(stored) !== text(recount)) yield `the days are ${text(stored)}, their visits ${text(recount)}`;
}

/** Held against a recount from the visits. */
function* wrongHours(documents: Documents): Generator<string> {
  const recount = new Map<string, number>();
  for (const [, data] of of(documents, 'planning')) {
    const { state, studentprofile_id: student, date, minutes_planned, minutes_worked } = visitSchema.parse(data);
    const isOver = state === 'done' || state === 'approved' || state === 'charged';
    if (student === null || !(isBooked(state) || isOver)) continue;
    const key = `${student} ${date.slice(0, 4)}`;
    recount.set(key, (recount.get(key) ?? 0) + (isOver ? (minutes_worked ?? minutes_planned) : minutes_planned));
  }
  for (const [id, data] of of(documents, 'student_profiles')) {
    for (const [year, hours] of Object.entries(studentProfileSchema.shape.hours_by_year.parse(data['hours_by_year']))) {
      const expected = recount.get(`${id} ${year}`) ?? 0;
      if (Math.round(hours * 60) !== expected)
        yield `${id} has ${hours} hours in ${year}, her visits ${expected} minutes`;
      recount.delete(`${id} ${year}`);
    }
  }
  if (recount.size > 0) yield `hours are missing of ${[...recount.keys()].join()}`;
}

function* wrongCounters(documents: Documents): Generator<string> {
  const counted: Record<string, number> = {};
  for (const [, data] of of(documents, 'counters')) {
    for (const [stage, count] of Object.entries(boardCounterSchema.parse(data).stages)) {
      counted[stage] = (counted[stage] ?? 0) + count;
    }
  }
  for (const { stage } of rowsIn(documents)) counted[stage] = (counted[stage] ?? 0) - 1;
  if (Object.values(counted).some((count) => count !== 0)) yield `the counters differ by ${JSON.stringify(counted)}`;
}

/** Held against a recount from the rows and their visits. Offers are only ever added, so those are left out. */
function* wrongFigures(documents: Documents): Generator<string> {
  const left = new Map<string, number>();
  const add = (monday: string, key: string, amount: number) =>
    left.set(`${monday} ${key}`, (left.get(`${monday} ${key}`) ?? 0) + amount);
  for (const [id, data] of of(documents, 'figures')) {
    for (const [key, amount] of Object.entries(figuresSchema.parse(data).amounts)) {
      if (!/^(offered|accepted|declined) /.test(key)) add(id.slice(0, 10), key, amount);
      else if (amount < 0) yield `${key} is ${amount}`;
    }
  }
  for (const row of rowsIn(documents)) {
    const visits = [...of(documents, 'planning')].map(([id, data]) => ({ id, visit: visitSchema.parse(data) }));
    const own = visits.filter(({ visit }) => visit.request_id === row.request_id);
    for (const each of figuresOfCase({ row, visits: own })) add(each.monday, figureKey(each), -each.amount);
  }
  const wrong = [...left].filter(([, amount]) => amount !== 0);
  if (wrong.length > 0) yield `the figures differ by ${JSON.stringify(wrong)}`;
}

/** Held against a recount from request and visits. Requests whose trigger is still to come are left out. */
function* wrongRows(documents: Documents, pending: ReadonlySet<string>): Generator<string> {
  for (const [id, data] of of(documents, 'service_requests')) {
    if (pending.has(id)) continue;
    const row = boardRowSchema.safeParse(documents.get(`board/${id}`)).data;
    if (row === undefined) {
      yield `${id} is not on the board`;
      continue;
    }
    const { quote, ...request } = storedServiceRequestSchema.parse(data);
    const plannings = [...of(documents, 'planning')].map(([visitId, visit]) => ({ id: visitId, data: visit }));
    const visits = readVisits(
      request,
      plannings.filter(({ data: visit }) => visit['request_id'] === id),
    );
    const known = { request, quote: quoteSchema.safeParse(quote).data ?? null, takenBy: row.taken_by, visits };
    const state = { ...known, doorCodes: noDoorCodes };
    const customer = { name: row.senior_name, phone: row.phone, postcode: row.postcode, town: row.town };
    const recount = boardRowOf(state, customer, {
      lastChange: row.last_change,
      revision: row.revision,
      matchedAt: row.matched_at ?? null,
      restores: row.restores,
      now: row.updated_at,
    });
    if (JSON.stringify(boardRowSchema.parse(recount)) !== JSON.stringify(row)) yield `the row of ${id} is ${row.stage}`;
    const isLeft = visits.some(({ visit: { state: each } }) => ['open', 'offered', 'confirmed'].includes(each));
    if (request.status === 'cancelled' && isLeft) yield `${id} is cancelled and has a visit to come`;
  }
}

function* wrongRevisions(before: Documents, after: Documents): Generator<string> {
  for (const [id, data] of of(before, 'board')) {
    const [was, is] = [data['revision'], after.get(`board/${id}`)?.['revision']];
    if (typeof was !== 'number' || typeof is !== 'number' || is < was) yield `the revision of ${id} shrank`;
  }
}

/** Returns which days, hours, counters, figures and rows differ from a recount. */
export const miscounted = (documents: Documents, pending: ReadonlySet<string>): readonly string[] => [
  ...wrongDays(documents),
  ...wrongHours(documents),
  ...wrongCounters(documents),
  ...wrongFigures(documents),
  ...wrongRows(documents, pending),
];

/** Returns what a commit broke. */
export function brokenBy(before: Documents, after: Documents, pending: ReadonlySet<string>): readonly string[] {
  return [...wrongVisits(before, after), ...miscounted(after, pending), ...wrongRevisions(before, after)];
}

/** Whose a visit is to come to; null while nobody is. */
const comingTo = (visit: Visit | undefined): string | null =>
  visit?.state === 'confirmed' ? visit.studentprofile_id : null;

/** The mails to students that follow from what became of one visit. */
function* studentMailsDue(id: string, was: Visit | undefined, is: Visit, isUndone: boolean): Generator<string> {
  const [former, current] = [comingTo(was), comingTo(is)];
  if (former !== null && former !== current) yield `student-visit-gone_${id}_${former}_${is.revision}`;
  if (current !== null && current !== former) yield `student-visit-planned_${id}_${current}_${is.revision}`;
  const isMoved = was !== undefined && `${was.date} ${was.start}` !== `${is.date} ${is.start}`;
  if (current !== null && current === former && isMoved) yield `student-visit-moved_${id}_${current}_${is.revision}`;
  for (const { student_id: student, offered_at: at } of is.offers) {
    const isKnown = was?.offers.some(
      (each) => each.student_id === student && each.offered_at.getTime() === at.getTime(),
    );
    // An offer that an undone step brings back was told before.
    if (isKnown !== true && !isUndone) yield `student-visit-offered_${id}_${student}_${is.revision}`;
  }
}

/** The mails that follow from a commit of staff, by what changed and not by the code that orders them. */
export function mailsDueFor(before: Documents, after: Documents): readonly string[] {
  const ids: string[] = [];
  const isResumed = (id: string) => ids.some((mail) => mail.startsWith(`request-resumed_${id}_`));
  for (const [id, data] of of(after, 'service_requests')) {
    const wasCancelled = before.get(`service_requests/${id}`)?.['status'] === 'cancelled';
    const revision = String(after.get(`board/${id}`)?.['revision']);
    if (data['status'] === 'cancelled' && !wasCancelled) ids.push(`request-cancelled_${id}_${revision}`);
    if (data['status'] !== 'cancelled' && wasCancelled) ids.push(`request-resumed_${id}_${revision}`);
    const [former, number] = [quoteOf(before, id)?.number, quoteOf(after, id)?.number];
    if (number !== undefined && number !== former) ids.push(`quote-sent_${id}_${number}`);
  }
  for (const [id, data] of of(after, 'planning')) {
    const is = visitSchema.parse(data);
    const was = visitSchema.safeParse(before.get(`planning/${id}`)).data;
    const wasPlanned = was?.state === 'confirmed';
    // A student who comes back with the whole request is told with it.
    if (is.state === 'confirmed' && !wasPlanned && !isResumed(is.request_id))
      ids.push(`student-assigned_${id}_${is.revision}`);
    if ((is.state === 'open' || is.state === 'offered') && wasPlanned)
      ids.push(`student-unassigned_${id}_${is.revision}`);
    const isMoved = wasPlanned && `${was.date} ${was.start}` !== `${is.date} ${is.start}`;
    if (is.state === 'confirmed' && isMoved) ids.push(`visit-moved_${id}_${is.revision}`);
    ids.push(...studentMailsDue(id, was, is, undoneIn(before, after) !== null));
  }
  return ids;
}
