import type { SeedDocument } from '../documents.ts';
import { playCredits } from './credits.ts';
import { putHelperLink } from './helper-link.ts';
import { playLeads } from './leads.ts';
import { putMails } from './mails.ts';
import { createOfficeWorld } from './office-world.ts';
import { putReviews } from './reviews.ts';

/**
 * What the office has to do beside the requests of a town: people to call back, mails that failed, balances below zero, a
 * correction that waits, reviews, and a student with a link. The same for the same town and day.
 */
export async function officeDocuments(town: readonly SeedDocument[], now: Date): Promise<readonly SeedDocument[]> {
  const world = createOfficeWorld(town, now);
  putMails(world);
  putReviews(world);
  putHelperLink(world);
  await playLeads(world);
  await playCredits(world);
  return world.documents.written();
}
