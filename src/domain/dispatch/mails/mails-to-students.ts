import type { ActorRole } from '#domain/accounts/roles.ts';
import type { Offer, StoredVisit, Visit } from '#domain/documents/visit.ts';
import type { MailOrder } from '#domain/mail/mail-delivery.ts';
import { mailIdAbout } from '#domain/mail/mail-id.ts';
import { timeAtMinute } from '#domain/matching/wall-clock.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import { clockMinuteOf } from '#domain/visits/clock-span.ts';
import { isSameTime, waitingMove } from '#domain/visits/visit-move.ts';
import { hasConfirmedStudent } from '#domain/visits/visit-state.ts';
import type { RequestCase } from '../request-case.ts';

/** The mails about visits that students get when a case changes. */
export type StudentTemplate =
  | 'student-visit-offered'
  | 'student-visit-planned'
  | 'student-visit-moved'
  | 'student-visit-gone'
  | 'student-visit-tomorrow'
  | 'student-move-asked';

type Order = Extract<MailOrder, { readonly template: StudentTemplate }>;
type Content = Order extends infer Each ? (Each extends Order ? Omit<Each, 'to' | 'language'> : never) : never;

/** What is known only where the mail is ordered. */
export interface StudentMailParts {
  /** The student's first name. */
  readonly name: string;
  readonly senior: string;
  /** Postcode and town; the street stands on her page only. */
  readonly place: string;
  readonly service: string;
}

/** A mail to a student. Its id makes ordering it again ineffective. */
export interface StudentMail {
  readonly id: string;
  readonly studentId: string;
  readonly write: (parts: StudentMailParts) => Content;
}

interface StudentCase {
  readonly before: RequestCase;
  readonly after: RequestCase;
  readonly actorRole: ActorRole;
}

export const whenOf = ({ date, start }: Pick<Visit, 'date' | 'start'>): string => `${date} ${start}`;

/** Tells one mail about a visit from another: by the student, and by what is different the next time. */
const idOf = (template: StudentTemplate, { id }: StoredVisit, studentId: string, time: string | number) =>
  `${mailIdAbout(template, id)}_${studentId}_${time}`;

const valuesOf = ({ id, visit }: StoredVisit, student: string, { name, place, service }: StudentMailParts) => ({
  visit: id,
  student,
  name,
  place,
  service,
  when: whenOf(visit),
  hours: String(visit.minutes_planned / 60),
});

function offeredMail(each: StoredVisit, { student_id: studentId, expires_at: until }: Offer): StudentMail {
  return {
    id: idOf('student-visit-offered', each, studentId, each.visit.revision),
    studentId,
    write: (parts) => ({
      template: 'student-visit-offered',
      values: {
        ...valuesOf(each, studentId, parts),
        until: `${brusselsDate(until)} ${timeAtMinute(clockMinuteOf(until))}`,
      },
    }),
  };
}

/** A mail about a visit that is, or was, a student's own. */
export function ownVisitMail(
  template: Exclude<StudentTemplate, 'student-visit-offered' | 'student-move-asked'>,
  each: StoredVisit,
  { studentId, time }: { readonly studentId: string; readonly time: string | number },
): StudentMail {
  return {
    id: idOf(template, each, studentId, time),
    studentId,
    write: (parts) => ({ template, values: { ...valuesOf(each, studentId, parts), senior: parts.senior } }),
  };
}

/** The senior asks for another time: the student is asked whether she can. */
function moveMails(was: StoredVisit | undefined, is: StoredVisit): readonly StudentMail[] {
  const former = was === undefined ? null : waitingMove(was.visit);
  const asked = waitingMove(is.visit);
  const studentId = comingStudent(is.visit);
  if (asked === null || studentId === null) return [];
  if (former !== null && was?.visit.studentprofile_id === studentId && isSameTime(former, asked)) return [];
  return [
    {
      id: idOf('student-move-asked', is, studentId, is.visit.revision),
      studentId,
      write: (parts) => ({
        template: 'student-move-asked',
        values: { ...valuesOf(is, studentId, parts), senior: parts.senior, asked: whenOf(asked) },
      }),
    },
  ];
}

/** Whose visit it is while it is still to come. */
const comingStudent = ({ state, studentprofile_id: student }: Visit): string | null =>
  state === 'confirmed' ? student : null;

/** What she took, withdrew from or is doing herself is no news to her; that a visit is hers is worth having in writing. */
function ownerMails(was: StoredVisit | undefined, is: StoredVisit, actorRole: ActorRole): readonly StudentMail[] {
  const former = was === undefined ? null : comingStudent(was.visit);
  const current = comingStudent(is.visit);
  const time = is.visit.revision;
  const mails: StudentMail[] = [];
  const isUnderWay = hasConfirmedStudent(is.visit.state) && is.visit.studentprofile_id === former;
  // It tells the time that she knew.
  if (former !== null && was !== undefined && !isUnderWay && actorRole !== 'student') {
    mails.push(ownVisitMail('student-visit-gone', was, { studentId: former, time }));
  }
  if (current === null) return mails;
  const wasUnderWay = was !== undefined && (was.visit.state === 'started' || was.visit.state === 'done');
  if (current !== former && !wasUnderWay) {
    mails.push(ownVisitMail('student-visit-planned', is, { studentId: current, time }));
  } else if (former === current && was !== undefined && whenOf(was.visit) !== whenOf(is.visit)) {
    mails.push(ownVisitMail('student-visit-moved', is, { studentId: current, time }));
  }
  return mails;
}

/** An offer that was made in this change. One that an undone step brings back was told when it was made. */
const isNewOffer = ({ offered_at: at, answer }: Offer, { updated_at: changed }: Visit): boolean =>
  answer === null && at.getTime() === changed.getTime();

/** Returns the mails to students that follow from a change: whom it asks, whose it is, and whose it is no more. */
export function mailsToStudents({ before, after, actorRole }: StudentCase): readonly StudentMail[] {
  return after.visits.flatMap((is): readonly StudentMail[] => {
    const was = before.visits.find(({ id }) => id === is.id);
    if (was === is) return [];
    const offers = is.visit.offers.filter((offer) => isNewOffer(offer, is.visit));
    return [...ownerMails(was, is, actorRole), ...moveMails(was, is), ...offers.map((offer) => offeredMail(is, offer))];
  });
}
