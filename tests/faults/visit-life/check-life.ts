import type { Fields } from '#domain/dispatch/transaction/document-transaction.ts';
import { hasConfirmedStudent, mayMoveVisit, type VisitActor } from '#domain/visits/visit-state.ts';
import { type Visit, visitSchema } from '#domain/documents/visit.ts';
import type { Documents } from '../dispatch-model/undone-states.ts';
import { mayAct, withdrawnRequest } from './acts.ts';

const roles: Readonly<Record<string, VisitActor>> = {
  admin: 'staff',
  student: 'student',
  senior: 'senior',
  timer: 'timer',
};

/** Who committed, by the audit log: the command's name and role. */
export interface Committed {
  readonly id: string;
  readonly name: string;
  readonly by: VisitActor;
  readonly isUndo: boolean;
}

/** A step of a timer has no person in its entry, and its name in the entry's id. */
function readEntry(id: string, entry: Fields): Committed {
  const { action, actor_role: role } = entry;
  if (typeof role !== 'string') return { id, name: id.split('_')[0] ?? '', by: 'timer', isUndo: false };
  return { id, name: String(action), by: roles[role] ?? 'staff', isUndo: entry['undoes'] !== undefined };
}

export function committedIn(before: Documents, after: Documents): Committed {
  for (const [key, entry] of after) {
    if (key.startsWith('audit_log/') && !before.has(key)) return readEntry(key.slice('audit_log/'.length), entry);
  }
  return { id: '', name: withdrawnRequest, by: 'senior', isUndo: false };
}

const comingTo = ({ state, studentprofile_id: student }: Visit): string | null =>
  state === 'confirmed' ? student : null;

const isSet = (moment: Date | null | undefined): boolean => moment instanceof Date;

const timeOf = ({ date, start }: Visit): string => `${date} ${start}`;

/** The other time that somebody has to say yes or no to; null without one. */
const askedTime = ({ proposed_move: move }: Visit): string | null =>
  move == null || isSet(move.declined_at) ? null : `${move.date} ${move.start}`;

const isComing = ({ state }: Visit): boolean => ['open', 'offered', 'confirmed'].includes(state);

/** What the senior is told of the move that she asked for, and what its student is asked. */
function* dueForMove(was: Visit, is: Visit): Generator<string> {
  const [former, asked] = [askedTime(was), askedTime(is)];
  const student = comingTo(is);
  if (asked !== null && student !== null && (asked !== former || comingTo(was) !== student)) {
    yield `student-move-asked ${student}`;
  }
  if (former === null || !isComing(is) || (student !== null && student !== comingTo(was))) return;
  if (isSet(is.proposed_move?.declined_at)) yield 'move-declined';
  else if (student === null && timeOf(is) === former) yield 'move-accepted';
}

/** The mails that a change of one visit brings, by what became of it. */
function* dueFor(was: Visit, is: Visit, { by, isUndo }: Committed, isResumed: boolean): Generator<string> {
  // The senior is not told of what she did herself, nor of each visit of a request that is cancelled or brought back.
  const isTold = by !== 'senior' && !isResumed && is.state !== 'cancelled';
  const [former, current] = [comingTo(was), comingTo(is)];
  const isKept = hasConfirmedStudent(is.state) && is.studentprofile_id === former;
  const wasUnderWay = was.state === 'started' || was.state === 'done';
  if (former !== null && !isKept && by !== 'student') yield `student-visit-gone ${former}`;
  const moves = [...dueForMove(was, is)];
  if (isTold) yield* moves;
  else yield* moves.filter((mail) => mail.startsWith('student-'));
  const isAnswer = isTold && moves.some((mail) => mail.startsWith('move-'));
  if (former !== null && (is.state === 'open' || is.state === 'offered') && !isAnswer) yield 'student-unassigned';
  if (current !== null && current !== former && !wasUnderWay) {
    yield `student-visit-planned ${current}`;
    if (!isResumed) yield 'student-assigned';
  }
  if (current !== null && current === former && timeOf(was) !== timeOf(is)) {
    yield `student-visit-moved ${current}`;
    if (!isAnswer) yield 'visit-moved';
  }
  const isNew = (at: Date) => !was.offers.some(({ offered_at: known }) => known.getTime() === at.getTime());
  for (const { student_id: student, offered_at: at } of is.offers) {
    if (!isUndo && isNew(at)) yield `student-visit-offered ${student}`;
  }
  const isAnswered = isSet(was.questioned_at) && !isSet(is.questioned_at);
  const isOther = was.state === 'done' && (was.minutes_worked !== is.minutes_worked || isAnswered);
  if (is.state === 'done' && (was.state !== 'done' || isOther)) yield 'visit-done';
  if (isSet(is.asked_at) && !isSet(was.asked_at)) {
    yield 'visit-asked';
    yield `student-visit-asked ${String(is.studentprofile_id)}`;
  }
  if (is.fee?.state === 'due' && was.fee?.state !== 'due') yield 'visit-fee';
  if (was.state === is.state) return;
  // A cancellation that is undone brings back a visit that was credited before.
  if (is.state === 'missed' && was.credited_cents == null) yield 'visit-missed';
  if (is.state === 'approved') yield 'visit-ended';
  if (is.state === 'charged') yield 'visit-charged';
}

/** Ordered without a change of the visit: because it is near, or because money is missing. */
const withoutChange = ['visit-tomorrow', 'visit-today', 'student-visit-tomorrow', 'visit-unpaid'];

function orderedIn(before: Documents, after: Documents): readonly string[] {
  return [...after].flatMap(([key, { template, values }]) => {
    if (!key.startsWith('mail/') || before.has(key)) return [];
    const { student = '' } = values as Readonly<Record<string, string>>;
    const asked = template === 'student-visit-asked' ? 'asked' : student;
    return [`${String(template)} ${asked}`.trim()];
  });
}

/** Returns where the mails that a commit ordered are not those that its change brings. */
function* wrongMails(before: Documents, after: Documents, visits: readonly [Visit, Visit], who: Committed) {
  const [was, is] = visits;
  const statusOf = (documents: Documents) => String(documents.get(`service_requests/${is.request_id}`)?.['status']);
  const [former, current] = [statusOf(before), statusOf(after)];
  const due = [...dueFor(was, is, who, former === 'cancelled' && current !== 'cancelled')].map((mail) =>
    mail.startsWith('student-visit-asked') ? 'student-visit-asked asked' : mail,
  );
  // The senior is not told of what she did herself.
  if (current === 'cancelled' && former !== 'cancelled' && who.by !== 'senior') due.push('request-cancelled');
  if (current !== 'cancelled' && former === 'cancelled') due.push('request-resumed');
  const ordered = orderedIn(before, after).filter((mail) => !withoutChange.includes(mail.split(' ')[0] ?? ''));
  if (ordered.toSorted().join() !== due.toSorted().join()) {
    yield `${who.name} by ${who.by} ordered the mails ${ordered.join()} instead of ${due.join()}`;
  }
}

/** What was typed at the door, by the command that told it. */
export type Typed = ReadonlyMap<string, string>;

const hourMs = 3_600_000;

interface Watched {
  readonly typed: Typed;
  /** By the clock of the world, which is not that of the process that wrote. */
  readonly now: Date;
}

function* wrongMove(
  [was, is]: readonly [Visit, Visit],
  code: unknown,
  { id, name, by }: Committed,
  { typed, now }: Watched,
): Generator<string> {
  if (!mayAct(name, by, was.state, is.state)) yield `${name} by ${by} moved a visit from ${was.state} to ${is.state}`;
  if (was.state !== is.state && !mayMoveVisit(was.state, is.state, by)) {
    yield `the table does not let ${by} move a visit from ${was.state} to ${is.state}`;
  }
  if (name === 'check-in' && is.state === 'started') {
    if (typed.get(id) !== code) yield 'another code than that of the visit began it';
    if ((was.wrong_codes ?? 0) >= 5) yield 'a code began a visit after five wrong ones';
  }
  if (name === 'accept-offer') {
    const offer = was.offers.find(({ student_id: student }) => student === is.studentprofile_id);
    if (offer === undefined || offer.expires_at <= is.updated_at)
      yield 'a visit was accepted without an offer that lasts';
  }
  if (name === 'approve-visit' && by === 'timer') {
    if (isSet(was.questioned_at)) yield 'silence approved what somebody asked about';
    if (now.getTime() - was.updated_at.getTime() < 48 * hourMs) yield 'silence approved before 48 hours';
  }
}

/** Yields each forbidden change of a visit in a commit, and each mail in it that is untrue. */
export function* wrongCommit(before: Documents, after: Documents, watched: Watched): Generator<string> {
  const who = committedIn(before, after);
  for (const [key, data] of after) {
    const former = before.get(key);
    if (!key.startsWith('planning/') || former === undefined || former === data) continue;
    const [was, is] = [visitSchema.parse(former), visitSchema.parse(data)];
    if (is.revision <= was.revision) yield `the revision of a visit went from ${was.revision} to ${is.revision}`;
    const isPlanned = hasConfirmedStudent(is.state);
    if (isPlanned && is.studentprofile_id === null) yield `a visit is ${is.state} without a student`;
    if (isPlanned && hasConfirmedStudent(was.state) && was.studentprofile_id !== is.studentprofile_id) {
      yield 'a visit has a second student';
    }
    // What an undone command brings back is held against what was (undone-states.ts).
    const codePath = key.replace('planning/', 'door_codes/');
    if (!who.isUndo) yield* wrongMove([was, is], before.get(codePath)?.['code'], who, watched);
    if ('door_code' in data) yield 'a visit holds the code at its door';
    const ofWhom = after.get(codePath)?.['student_id'] ?? null;
    if (ofWhom !== (is.state === 'confirmed' ? is.studentprofile_id : null)) {
      yield `the code beside a visit that is ${is.state} is of ${String(ofWhom)}`;
    }
    yield* wrongMails(before, after, [was, is], who);
  }
}
