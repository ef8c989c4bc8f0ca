import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import { helperAccessSchema, type HelperLink, helperLinkSchema } from '#domain/documents/helper-link.ts';
import { type FollowedStudent, storedFollowedStudentSchema } from '#domain/documents/student-profile.ts';
import { isLinkValid } from '#domain/students/helper/helper-access.ts';
import type { Clock } from '../clock.ts';
import { storedDates } from '../dispatch/stored-dates.ts';
import { firestore } from '../firestore.ts';
import { hashOfSecret, newLinkSecret } from '../link-secret.ts';

/** The personal links of students (docs/decisions/0058-personal-links-of-students.md). */
export interface HelperLinks {
  /**
   * Makes a secret for the link that is mailed to a student; only its hash is stored. Null when that link was replaced or
   * revoked meanwhile.
   */
  issue(studentId: string, generation: number): Promise<string | null>;
  /** The student whose link this is; null for every secret that does not count, whatever the reason. */
  studentOf(secret: string): Promise<FollowedStudent | null>;
  /** The students whose link is of a season before this one. */
  ofEarlierSeasons(season: string): Promise<readonly string[]>;
}

/** Read in place of a missing reference, so that every answer takes the same reads. */
const missingId = '-';

const at = (collection: string, id: string) => firestore().collection(collection).doc(id);

const accessOf = (profile: DocumentSnapshot) =>
  helperAccessSchema.safeParse(storedDates(profile)['helper_access']).data;

export function createHelperLinks(clock: Clock): HelperLinks {
  return {
    async issue(studentId, generation) {
      const access = accessOf(await at(collections.studentProfiles, studentId).get());
      if (access === undefined || access.revoked || access.generation !== generation) return null;
      const secret = newLinkSecret();
      const link: HelperLink = {
        student_id: studentId,
        generation,
        season: access.season,
        created_at: clock.now(),
        expires_at: access.expires_at,
      };
      await at(collections.helperLinks, hashOfSecret(secret)).create(helperLinkSchema.parse(link));
      return secret;
    },

    async studentOf(secret) {
      const found = await at(collections.helperLinks, hashOfSecret(secret)).get();
      const link = helperLinkSchema.safeParse(storedDates(found)).data ?? null;
      const profile = await at(collections.studentProfiles, link?.student_id ?? missingId).get();
      if (link === null || !isLinkValid(link, accessOf(profile), clock.now())) return null;
      return storedFollowedStudentSchema.safeParse(storedDates(profile)).data ?? null;
    },

    async ofEarlierSeasons(season) {
      const students = firestore().collection(collections.studentProfiles);
      const found = await students.where('helper_access.season', '<', season).select().get();
      return found.docs.map(({ id }) => id);
    },
  };
}
