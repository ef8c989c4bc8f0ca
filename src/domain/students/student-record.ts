import type * as z from 'zod/mini';
import { type StudentProfile, studentRecordSchema } from '../documents/student-profile.ts';
import { contactKeys } from './contact-keys.ts';

type StudentRecord = z.infer<typeof studentRecordSchema>;

/** Returns a whole profile as it is stored. */
export const studentRecord = (
  profile: StudentProfile,
  followed: Pick<StudentRecord, 'revision' | 'last_change' | 'updated_at'>,
): StudentRecord => studentRecordSchema.parse({ ...profile, ...followed, contact_keys: contactKeys(profile) });
