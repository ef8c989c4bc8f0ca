import type { z } from 'zod';
import type { sendRegistrationNotification as contract } from '#domain/contracts/notifications.ts';
import { type Answer, answer, refuse } from '../shell/answer.ts';
import { orderStaffMail, type StaffMailServices } from './order-staff-mail.ts';
import { waitingListKey, waitingListValues } from './waiting-list-mail.ts';

type Notification = z.output<typeof contract.input>;

/** Who signs up in one name with ever other words; a family that corrects itself needs three. The shell counts callers. */
const perMailAddress = { most: 5, withinSeconds: 3_600 } as const;

/**
 * Tells staff of a sign-up, unless the stored entry has done so. The hidden field is for bots: whoever fills it in is
 * answered like everybody else.
 */
export async function sendRegistrationNotification(
  { naam, email, telefoonnummer, postcode, opmerkingen, website = '' }: Notification,
  _caller: null,
  services: StaffMailServices,
): Promise<Answer<Record<string, never>>> {
  if (website !== '') return answer({});
  const values = waitingListValues({ name: naam, email, telephone: telefoonnummer, postcode, notes: opmerkingen });
  const allowance = { name: 'registration-notification', subject: email.toLowerCase(), ...perMailAddress };
  const news = { template: 'staff-waiting-list', values } as const;
  const ordered = await orderStaffMail(news, waitingListKey(values), services, [allowance]);
  return ordered.kind === 'too-many' ? refuse('too-many-requests', ordered.retryAfterSeconds) : answer({});
}
