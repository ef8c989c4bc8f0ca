import { costValues } from '../mail/cost-values.ts';
import { mailIdAbout } from '../mail/mail-id.ts';
import { requestReference } from '../requests/request-reference.ts';
import { visitCost } from '../visits/visit-cost.ts';
import { isIn } from './change-visits.ts';
import type { CaseChange, CaseMail } from './mails-of-case.ts';

/**
 * The mails that a visit brings once it is over, whoever moved it: what it costs, to be approved; and after the approval,
 * how it was. One review is asked per request.
 */
export function mailsAfterVisit({ before, after }: Pick<CaseChange, 'before' | 'after'>): readonly CaseMail[] {
  const { request } = after;
  return after.visits.flatMap((each): readonly CaseMail[] => {
    const { id, visit } = each;
    const was = before.visits.find((former) => former.id === id);
    const isJustDone = isIn(each, ['done']) && was !== undefined && isIn(was, ['confirmed', 'started']);
    const cost = isJustDone ? visitCost(visit) : null;
    if (cost !== null) {
      return [
        {
          id: mailIdAbout('visit-done', id),
          write: ({ name, service }) => ({
            template: 'visit-done',
            values: { visit: id, name, ...costValues(visit, cost, service) },
          }),
        },
      ];
    }
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
