import type { z } from 'zod';
import type { sendRegistrationNotification as contract } from '#domain/contracts/forms/notifications.ts';
import { ok } from '#domain/result.ts';
import { type Answer, reject } from '../shell/answer.ts';
import type { Services } from '../shell/services.ts';
import { orderStaffMail, type StaffMailServices } from './order-staff-mail.ts';
import { waitingListKey, waitingListValues } from './waiting-list-mail.ts';

type Notification = z.output<typeof contract.input>;

/** Per mail address, besides the shell's limits per caller. A family that corrects its entry needs three. */
const perMailAddress = { most: 5, withinSeconds: 3_600 } as const;

/**
 * Orders staff's mail about a sign-up that is stored. Idempotent with the mail that follows the stored entry. A call about
 * nothing that is stored succeeds without an effect, and so does one with the honeypot `website` filled in: staff gets no
 * mail of which the text is all there is.
 */
export async function sendRegistrationNotification(
  { naam, email, telefoonnummer, postcode, opmerkingen, website = '' }: Notification,
  _caller: null,
  services: StaffMailServices & Pick<Services, 'signUps'>,
): Promise<Answer<Record<string, never>>> {
  if (website !== '') return ok({});
  const values = waitingListValues({ name: naam, email, telephone: telefoonnummer, postcode, notes: opmerkingen });
  if ((await services.signUps.find(values)) === null) return ok({});
  const limit = { name: 'registration-notification', subject: email.toLowerCase(), ...perMailAddress };
  const mail = { template: 'staff-waiting-list', values } as const;
  const ordered = await orderStaffMail(mail, waitingListKey(values), services, limit);
  return ordered.kind === 'too-many' ? reject('too-many-requests', ordered.retryAfterSeconds) : ok({});
}
