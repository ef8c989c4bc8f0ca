import type { z } from 'zod';
import type { sendRegistrationNotification as contract } from '#domain/contracts/notifications.ts';
import { ok } from '#domain/result.ts';
import { type Answer, reject } from '../shell/answer.ts';
import { orderStaffMail, type StaffMailServices } from './order-staff-mail.ts';
import { waitingListKey, waitingListValues } from './waiting-list-mail.ts';

type Notification = z.output<typeof contract.input>;

/** Per mail address, besides the shell's limits per caller. A family that corrects its entry needs three. */
const perMailAddress = { most: 5, withinSeconds: 3_600 } as const;

/**
 * Orders staff's mail about a sign-up. Idempotent with the mail that follows the stored entry. `website` is a honeypot:
 * filled in, the call succeeds without an effect.
 */
export async function sendRegistrationNotification(
  { naam, email, telefoonnummer, postcode, opmerkingen, website = '' }: Notification,
  _caller: null,
  services: StaffMailServices,
): Promise<Answer<Record<string, never>>> {
  if (website !== '') return ok({});
  const values = waitingListValues({ name: naam, email, telephone: telefoonnummer, postcode, notes: opmerkingen });
  const limit = { name: 'registration-notification', subject: email.toLowerCase(), ...perMailAddress };
  const mail = { template: 'staff-waiting-list', values } as const;
  const ordered = await orderStaffMail(mail, waitingListKey(values), services, [limit]);
  return ordered.kind === 'too-many' ? reject('too-many-requests', ordered.retryAfterSeconds) : ok({});
}
