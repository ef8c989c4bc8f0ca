import type { ActorRole } from '#domain/accounts/roles.ts';
import type { StoredVisit, Visit } from '#domain/documents/visit.ts';
import type { MailOrder } from '#domain/mail/mail-delivery.ts';
import { mailIdAbout } from '#domain/mail/mail-id.ts';
import { requestReference } from '#domain/requests/request-reference.ts';
import { readRequestStatus } from '#domain/requests/request-status.ts';
import { isMovable, isSameTime, waitingMove } from '#domain/visits/visit-move.ts';
import type { RequestCase } from '../request-case.ts';

type Content = MailOrder extends infer Order
  ? Order extends MailOrder
    ? Omit<Order, 'to' | 'language'>
    : never
  : never;

/** What is known only where the mail is ordered: the senior's first name, and the service by id or name. */
export interface MailPeople {
  readonly name: string;
  readonly service: string;
}

/** A mail to the senior. Its id makes ordering it again ineffective. */
export interface CaseMail {
  readonly id: string;
  readonly write: (people: MailPeople) => Content;
}

const hoursOf = (minutes: number) => String(minutes / 60);

const whenOf = ({ date, start }: Pick<Visit, 'date' | 'start'>) => `${date} ${start}`;

/** The answer to a move that she asked for. One of a visit with a student who comes is told with her name, as any other. */
function moveMails(former: Visit | undefined, { id, visit }: StoredVisit): readonly CaseMail[] {
  const asked = former === undefined ? null : waitingMove(former);
  if (asked === null || !isMovable(visit.state)) return [];
  const told = { visit: id, when: whenOf(visit) };
  const about = (template: 'move-accepted' | 'move-declined') => `${mailIdAbout(template, id)}_${visit.revision}`;
  if (visit.proposed_move?.declined_at instanceof Date) {
    const { reason } = visit.proposed_move;
    return [
      {
        id: about('move-declined'),
        write: (people) => ({
          template: 'move-declined',
          values: { ...told, ...people, asked: whenOf(asked), reason },
        }),
      },
    ];
  }
  if (visit.state === 'confirmed' || !isSameTime(visit, asked)) return [];
  return [
    {
      id: about('move-accepted'),
      write: (people) => ({ template: 'move-accepted', values: { ...told, ...people } }),
    },
  ];
}

function visitMails(before: RequestCase, after: RequestCase, actorRole: ActorRole): readonly CaseMail[] {
  const { request } = after;
  const reference = requestReference(request.request_id, request.created_at);
  const about = (template: Content['template'], { id, visit }: StoredVisit) =>
    `${mailIdAbout(template, id)}_${visit.revision}`;
  return after.visits.flatMap((each): readonly CaseMail[] => {
    const former = before.visits.find(({ id }) => id === each.id)?.visit;
    const { visit } = each;
    // The next visit of a series, by the student she knows: the mail of the day before says who comes.
    if (former === undefined && actorRole === 'timer') return [];
    // Written down by staff and taken back: the student was planned all along.
    if (visit.state === 'confirmed' && (former?.state === 'done' || former?.state === 'started')) return [];
    const was = former?.state === 'confirmed' ? former : null;
    const values = ({ name, service }: MailPeople) => ({
      request: request.request_id,
      name,
      reference,
      service,
      when: whenOf(visit),
    });
    const whole = (people: MailPeople) => ({
      ...values(people),
      hours: hoursOf(visit.minutes_planned),
      address: request.address,
    });
    if (visit.state === 'confirmed' && was?.studentprofile_id !== visit.studentprofile_id) {
      return [
        {
          id: about('student-assigned', each),
          write: (people) => ({ template: 'student-assigned', values: whole(people) }),
        },
      ];
    }
    const answer = moveMails(former, each);
    if (answer.length > 0) return answer;
    if (was !== null && visit.state === 'confirmed' && whenOf(was) !== whenOf(visit)) {
      return [
        { id: about('visit-moved', each), write: (people) => ({ template: 'visit-moved', values: whole(people) }) },
      ];
    }
    // Offered again where a planned student is undone.
    if (was !== null && (visit.state === 'open' || visit.state === 'offered')) {
      return [
        {
          id: about('student-unassigned', each),
          write: (people) => ({ template: 'student-unassigned', values: values(people) }),
        },
      ];
    }
    return [];
  });
}

const isCancelled = ({ request }: RequestCase): boolean => readRequestStatus(request.status) === 'cancelled';

/** A change of a case, and who made it. */
export interface CaseChange {
  readonly before: RequestCase;
  readonly after: RequestCase;
  readonly actorRole: ActorRole;
  /** Of the row that the change leaves: a request can be cancelled, brought back and cancelled again. */
  readonly revision: number;
}

/** Returns the mails to the senior that follow from a change. What she did herself in the app brings none. */
export function mailsOfCase({ before, after, actorRole, revision }: CaseChange): readonly CaseMail[] {
  if (actorRole === 'senior') return [];
  const { request, quote } = after;
  const reference = requestReference(request.request_id, request.created_at);
  const when = `${request.request_date} ${request.preferred_time}`.trim();
  if (isCancelled(after)) {
    // The fee of a late cancellation is charged afterwards, of which the senior was told. No program cancels but what is past
    // the cap of a day: a flood brings no mails, and staff calls.
    if (isCancelled(before) || actorRole === 'timer') return [];
    return [
      {
        id: `${mailIdAbout('request-cancelled', request.request_id)}_${revision}`,
        write: ({ name, service }) => ({ template: 'request-cancelled', values: { name, reference, service, when } }),
      },
    ];
  }
  // One mail for all that is as it was: its visits, and the student who was planned.
  if (isCancelled(before)) {
    return [
      {
        id: `${mailIdAbout('request-resumed', request.request_id)}_${revision}`,
        write: ({ name, service }) => ({
          template: 'request-resumed',
          values: { request: request.request_id, name, reference, service, when },
        }),
      },
    ];
  }
  const isQuoted = quote?.state === 'sent' && quote.number !== before.quote?.number;
  if (!isQuoted) return visitMails(before, after, actorRole);
  return [
    {
      id: `${mailIdAbout('quote-sent', request.request_id)}_${quote.number}`,
      write: ({ name, service }) => ({
        template: 'quote-sent',
        values: {
          request: request.request_id,
          name,
          reference,
          service,
          when,
          hours: hoursOf(quote.minutes),
          price: (quote.cents_per_hour / 100).toFixed(2),
        },
      }),
    },
  ];
}
