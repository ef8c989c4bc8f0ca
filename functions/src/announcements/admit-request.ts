import { documentId } from '#domain/field-types.ts';
import { staffMailLanguage } from '#domain/documents/mail.ts';
import { mailIdAbout } from '#domain/mail/mail-id.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import { ok } from '#domain/result.ts';
import type { DocumentChange } from '../shell/document-change.ts';
import { isByCommand } from '../shell/is-by-command.ts';
import type { Services } from '../shell/services.ts';
import { announceRequest } from './announce-request.ts';
import { findCustomer } from './order-customer-mail.ts';
import { requestEvent } from './request-event.ts';

type AdmissionServices = Parameters<typeof announceRequest>[1] & Pick<Services, 'dispatch' | 'requestDays'>;

/** Cancels a request past the cap, so that none waits that nobody of staff was told of. Idempotent. */
function refuse(requestId: string, { dispatch }: AdmissionServices) {
  return dispatch.run({
    name: 'refuse-request',
    commandId: `refuse-${requestId}`,
    requestId,
    revision: null,
    actor: { uid: 'timer', role: 'timer' },
    seniorId: null,
    decide: (before) => ok({ ...before, request: { ...before.request, status: 'cancelled' } }),
  });
}

/** Says so once for a senior and a day: should it be a person after all, staff calls her. */
async function raiseAlarm(seniorId: string, change: DocumentChange, services: AdmissionServices): Promise<void> {
  const { mailQueue, staffEmail, log } = services;
  const { name = '', telephone = '', email = '', town = '' } = (await findCustomer(seniorId, services)) ?? {};
  const isNew = await mailQueue.enqueue(mailIdAbout('staff-many-requests', `${seniorId}-${brusselsDate(change.at)}`), {
    template: 'staff-many-requests',
    values: { request: change.documentId, name, telephone, email, town },
    to: staffEmail(),
    language: staffMailLanguage,
  });
  if (isNew) log.error('requests past the cap of a day', { documentId: seniorId, code: 'flood' });
}

/**
 * Counts a new request towards the cap of its senior's day, and announces what is not past it. What staff books is not
 * counted. The rules take no further request once the cap is reached; only what arrived before they knew is refused here.
 */
export async function admitRequest(change: DocumentChange, services: AdmissionServices): Promise<void> {
  const { after, documentId: requestId, at } = change;
  const seniorId = documentId.safeParse(after?.['senior_id']).data;
  if (requestEvent(change) === 'received' && !isByCommand(change) && seniorId !== undefined) {
    if ((await services.requestDays.count({ seniorId, requestId, at })) === 'past') {
      await refuse(requestId, services);
      await raiseAlarm(seniorId, change, services);
      return;
    }
  }
  await announceRequest(change, services);
}
