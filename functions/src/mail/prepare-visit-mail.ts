import type { Mail } from '#domain/documents/mail.ts';
import { helperPath } from '#domain/students/helper/helper-address.ts';
import { isDayCalled, isStillComing, isStillGone, isStillOffered } from '#domain/visits/announced.ts';
import { canAskMove, waitingMove } from '#domain/visits/visit-move.ts';
import { type PlannedVisit, type Preparation, ready, unneeded } from './preparation.ts';

const told = ({ values }: Mail, studentId: string | null) => ({ when: values['when'] ?? '', studentId });

const studentOf = ({ values }: Mail): string => values['student'] ?? '';

/** To the senior: names the student who comes when the mail leaves. Not sent about another time, or on another day. */
const announced =
  (day: 'tomorrow' | 'today'): Preparation =>
  async (mail, { clock, mailLinks, visits }) => {
    const visit = await visits.planOf(mail.values['visit'] ?? '');
    const now = clock.now();
    if (visit === null || !isStillComing(visit, told(mail, null), now) || !isDayCalled(day, visit, now))
      return unneeded;
    const { student_profiles: student } = visit;
    if (student === null) return unneeded;
    const found = { student: `${student.first_name} ${student.last_name}`, residence: student.residence };
    return ready(mail, mailLinks.page('/dashboard'), found);
  };

type IsTrue = (visit: PlannedVisit | null, mail: Mail, now: Date) => boolean;

/** To a student: not sent where it is not true any more, or comes too late to be of use. */
const toStudent =
  (isTrue: IsTrue): Preparation =>
  async (mail, { clock, mailLinks, visits }) => {
    const visit = await visits.planOf(mail.values['visit'] ?? '');
    return isTrue(visit, mail, clock.now()) ? ready(mail, mailLinks.page(helperPath)) : unneeded;
  };

const isHers: IsTrue = (visit, mail, now) => visit !== null && isStillComing(visit, told(mail, studentOf(mail)), now);

/** The answer to a move: not sent where the visit is at another time than it says, has begun or is off. */
const movable: Preparation = async (mail, { clock, mailLinks, visits }) => {
  const visit = await visits.planOf(mail.values['visit'] ?? '');
  const isTrue =
    visit !== null && canAskMove(visit, clock.now()) && `${visit.date} ${visit.start}` === mail.values['when'];
  return isTrue ? ready(mail, mailLinks.page('/dashboard/requests')) : unneeded;
};

const isStillAsked: IsTrue = (visit, mail, now) => {
  const asked = visit === null ? null : waitingMove(visit);
  return isHers(visit, mail, now) && asked !== null && `${asked.date} ${asked.start}` === mail.values['asked'];
};

/** The mails before a visit. */
export const visitPreparations = {
  'move-accepted': movable,
  'move-declined': movable,
  'student-move-asked': toStudent(isStillAsked),
  'visit-tomorrow': announced('tomorrow'),
  'visit-today': announced('today'),
  'student-underway': announced('today'),
  'student-visit-offered': toStudent(
    (visit, mail, now) => visit !== null && isStillOffered(visit, studentOf(mail), now),
  ),
  'student-visit-planned': toStudent(isHers),
  'student-visit-moved': toStudent(isHers),
  'student-visit-gone': toStudent((visit, mail, now) => isStillGone(visit, told(mail, studentOf(mail)), now)),
  'student-visit-tomorrow': toStudent(
    (visit, mail, now) => isHers(visit, mail, now) && visit !== null && isDayCalled('tomorrow', visit, now),
  ),
} as const;
