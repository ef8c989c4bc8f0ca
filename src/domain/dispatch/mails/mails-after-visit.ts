import type { ActorRole } from '#domain/accounts/roles.ts';
import { amountText } from '#domain/credits/cents.ts';
import { isJustMissed } from '#domain/credits/missed-visit.ts';
import type { StoredVisit } from '#domain/documents/visit.ts';
import { costValues } from '#domain/mail/cost-values.ts';
import { mailIdAbout } from '#domain/mail/mail-id.ts';
import { requestReference } from '#domain/requests/request-reference.ts';
import { visitCost } from '#domain/visits/visit-cost.ts';
import { isIn } from '../change-visits.ts';
import type { CaseChange, CaseMail } from './mails-of-case.ts';

type CaseOfVisits = Pick<CaseChange, 'before' | 'after' | 'actorRole'>;

const revised = (template: 'visit-asked' | 'visit-done' | 'visit-fee' | 'visit-missed', { id, visit }: StoredVisit) =>
  `${mailIdAbout(template, id)}_${visit.revision}`;

/** A visit is over, or what is written down of it was corrected: the senior is asked to look at it. */
function doneMails(was: StoredVisit, is: StoredVisit, actorRole: ActorRole): readonly CaseMail[] {
  const { id, visit } = is;
  const isJustDone = isIn(is, ['done']) && isIn(was, ['confirmed', 'started']);
  const isCorrected =
    isIn(is, ['done']) &&
    isIn(was, ['done']) &&
    was.visit.questioned_at instanceof Date &&
    visit.questioned_at === null;
  const isOtherWork = isIn(is, ['done']) && isIn(was, ['done']) && was.visit.minutes_worked !== visit.minutes_worked;
  const cost = isJustDone || isCorrected || isOtherWork ? visitCost(visit) : null;
  if (cost === null) return [];
  return [
    {
      // Staff can take it back and write it down anew; a student's check-out is told once.
      id: actorRole === 'admin' ? revised('visit-done', is) : mailIdAbout('visit-done', id),
      write: ({ name, service }) => ({
        template: 'visit-done',
        values: { visit: id, name, ...costValues(visit, cost, service) },
      }),
    },
  ];
}

/** Nobody wrote down what became of a visit, the student did not come, or cancelling it costs something. */
function unrecordedMails(was: StoredVisit, is: StoredVisit): readonly CaseMail[] {
  const { id, visit } = is;
  const when = `${visit.date} ${visit.start}`;
  if (visit.asked_at instanceof Date && !(was.visit.asked_at instanceof Date)) {
    return [
      {
        id: revised('visit-asked', is),
        write: ({ name, service }) => ({ template: 'visit-asked', values: { visit: id, name, service, when } }),
      },
    ];
  }
  const { fee } = visit;
  if (fee?.state === 'due' && was.visit.fee?.state !== 'due') {
    const price = amountText(fee.cents);
    return [
      {
        id: revised('visit-fee', is),
        write: ({ name, service }) => ({ template: 'visit-fee', values: { visit: id, name, service, when, price } }),
      },
    ];
  }
  if (!isJustMissed(was.visit, visit)) return [];
  const credited = amountText(visit.credited_cents ?? 0);
  return [
    {
      id: revised('visit-missed', is),
      write: ({ name, service }) => ({ template: 'visit-missed', values: { name, service, when, credited } }),
    },
  ];
}

/**
 * The mails that a visit brings once it is over, whoever moved it: what it costs, to be approved; and after the approval,
 * how it was. One review is asked per request.
 */
export function mailsAfterVisit({ before, after, actorRole }: CaseOfVisits): readonly CaseMail[] {
  const { request } = after;
  return after.visits.flatMap((each): readonly CaseMail[] => {
    const { id, visit } = each;
    const was = before.visits.find((former) => former.id === id);
    const done = was === undefined ? [] : doneMails(was, each, actorRole);
    const found = was === undefined ? [] : [...done, ...unrecordedMails(was, each)];
    if (found.length > 0) return found;
    if (!isIn(each, ['approved']) || was === undefined || !isIn(was, ['done'])) return [];
    const { request_id: requestId, created_at: createdAt } = request;
    return [
      {
        id: mailIdAbout('visit-ended', requestId),
        write: ({ name, service }) => ({
          template: 'visit-ended',
          values: {
            request: requestId,
            name,
            reference: requestReference(requestId, createdAt),
            service,
            when: `${visit.date} ${visit.start}`,
          },
        }),
      },
    ];
  });
}
