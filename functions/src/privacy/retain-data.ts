import { idsOfRule } from '#domain/documents/privacy/retention-report.ts';
import { mailIdAbout } from '#domain/mail/mail-id.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import type { Services } from '../shell/services.ts';

type Needed = Pick<
  Services,
  'clock' | 'expiredDocuments' | 'log' | 'mailQueue' | 'oldBooks' | 'retentionReports' | 'unusedPeople'
>;

/** Asks people who use nothing any more. @returns how many of them cannot be asked by mail. */
async function askUnused({ mailQueue, unusedPeople }: Needed): Promise<{ asked: number; unreachable: number }> {
  const people = await unusedPeople.noteUnused();
  let unreachable = 0;
  for (const { erasure, language, firstName } of people) {
    const { person_id: personId, email, due_at: dueAt, kind } = erasure;
    if (email === '' || dueAt === null) {
      unreachable += 1;
      continue;
    }
    await mailQueue.enqueue(mailIdAbout('account-unused', `${personId}_${dueAt.getTime()}`), {
      ...{ to: email, template: 'account-unused', language },
      values: { kind, name: firstName, until: brusselsDate(dueAt) },
    });
  }
  return { asked: people.length, unreachable };
}

/**
 * Once a night: removes what is kept no longer than the privacy page says, asks people who use nothing any more, and reports
 * what went and what will go. Each part is idempotent, so that a run that was interrupted is completed by the next.
 */
export async function retainData(services: Needed): Promise<void> {
  const { clock, expiredDocuments, log, oldBooks, retentionReports, unusedPeople } = services;
  const now = clock.now();
  const { asked, unreachable } = await askUnused(services);
  const waiting = await unusedPeople.waiting(idsOfRule);
  const dated = await expiredDocuments.remove(now);
  const books = await oldBooks.remove(now);
  const people = { rule: 'people', gone: asked, coming: waiting.count, ids: [...waiting.ids] };
  await retentionReports.store({ day: brusselsDate(now), ran_at: now, rules: [people, ...dated, books] });
  if (unreachable > 0) log.info('people without an address are to be asked by telephone', { collection: 'erasures' });
}
