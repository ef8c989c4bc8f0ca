import type { SeedDocument } from '../documents.ts';
import { playCredits } from './credits.ts';
import { playDebts } from './debts.ts';
import { playDoorVisit } from './door-visit.ts';
import { putHelperLink } from './helper-link.ts';
import { playLeads } from './leads.ts';
import { putMails } from './mails.ts';
import { createOfficeWorld } from './office-world.ts';
import { putReviews } from './reviews.ts';
import { playStudentPhoto } from './student-photo.ts';

/**
 * What the office has to do beside the requests of a town: people to call back, mails that failed, balances below zero, a
 * correction that waits, a reminder and a fee to decide on, reviews, and a student with a link, a
 * photo and a visit of today. The
 * same for the same town and day.
 */
export async function officeDocuments(town: readonly SeedDocument[], now: Date): Promise<readonly SeedDocument[]> {
  const world = createOfficeWorld(town, now);
  putMails(world);
  putReviews(world);
  const student = putHelperLink(world);
  if (student !== null) {
    await playStudentPhoto(world, student);
    await playDoorVisit(world, student);
  }
  await playLeads(world);
  await playCredits(world);
  await playDebts(world);
  return world.documents.written();
}
