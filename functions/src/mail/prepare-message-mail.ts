import { grants } from '#domain/circles/circle-rights.ts';
import type { Mail } from '#domain/documents/mail.ts';
import { helperPath } from '#domain/students/helper/helper-address.ts';
import { isThreadOf, unreadCount } from '#domain/threads/thread-access.ts';
import { type Preparation, type PreparationServices, ready, unneeded } from './preparation.ts';

const readerOf = ({ values }: Mail) => ({ visitId: values['visit'] ?? '', reader: values['reader'] ?? '' });

/** The thread, where the reader has not read all of it meanwhile. */
async function unreadThread(mail: Mail, { threads }: PreparationServices) {
  const { visitId, reader } = readerOf(mail);
  const thread = await threads.find(visitId);
  return thread === null || unreadCount(thread, reader) === 0 ? null : thread;
}

/** To the senior, or to somebody of her circle who still may see her visits. */
const toSeniorsSide: Preparation = async (mail, services) => {
  const thread = await unreadThread(mail, services);
  if (thread === null) return unneeded;
  const { reader } = readerOf(mail);
  const { senior_id: seniorId } = thread;
  const mayRead = reader === seniorId || grants(await services.circles.membershipOf(seniorId, reader), 'visits.view');
  return mayRead ? ready(mail, services.mailLinks.page('/dashboard?tab=my-requests')) : unneeded;
};

/** To the student, while the visit is hers. */
const toStudent: Preparation = async (mail, services) => {
  const { visitId, reader } = readerOf(mail);
  const visit = await services.visits.planOf(visitId);
  if (visit === null || !isThreadOf(visit, reader)) return unneeded;
  return (await unreadThread(mail, services)) === null ? unneeded : ready(mail, services.mailLinks.page(helperPath));
};

/** The mails about messages that are not read yet. */
export const messagePreparations = {
  'message-received': toSeniorsSide,
  'student-visit-message': toStudent,
} as const;
