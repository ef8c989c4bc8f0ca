import { createHash } from 'node:crypto';
import { collections } from '#domain/collections.ts';
import { boardRowSchema } from '#domain/documents/board-row.ts';
import { helperAccessSchema, helperLinkSchema } from '#domain/documents/helper-link.ts';
import { visitSchema } from '#domain/documents/visit.ts';
import { newAccess } from '#domain/students/helper/helper-access.ts';
import { helperLinkPath } from '#domain/students/helper/helper-address.ts';
import { type OfficeWorld, rowsIn } from './office-world.ts';

/** Not secret: it only opens a student of the example town on the local machine. */
const seedSecret = 'oefenlink_van_een_student_in_het_voorbeeld0';

/** The address of the student's page in the example town. */
export const seedHelperPath = helperLinkPath(seedSecret);

/**
 * Gives a student who is asked for a visit a link that works, and until tomorrow evening to answer.
 * @returns her id; null where nobody is asked.
 */
export function putHelperLink(world: OfficeWorld): string | null {
  const { documents } = world;
  const row = rowsIn(world, 'offered')[0];
  if (row === undefined) return null;
  const id = row.request_id;
  const visit = visitSchema.parse(documents.get(collections.planning, id));
  const student = visit.offers[0]?.student_id;
  if (student === undefined) return null;
  const sent = world.ago(0, '00:00');
  const expires_at = world.ago(-1, '20:00');
  const offers = visit.offers.map((offer) => ({ ...offer, offered_at: sent, expires_at }));
  documents.put(collections.planning, id, visitSchema.parse({ ...visit, offers }));
  documents.put(collections.board, id, boardRowSchema.parse({ ...row, needs_attention_at: expires_at }));
  const access = helperAccessSchema.parse(newAccess(undefined, sent));
  const profile = documents.get(collections.studentProfiles, student);
  documents.put(collections.studentProfiles, student, { ...profile, helper_access: access });
  const { generation, season } = access;
  const link = { student_id: student, generation, season, created_at: sent, expires_at: access.expires_at };
  const hash = createHash('sha256').update(seedSecret).digest('hex');
  documents.put(collections.helperLinks, hash, helperLinkSchema.parse(link));
  return student;
}
