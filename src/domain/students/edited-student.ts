import * as z from 'zod/mini';
import { studentProfileSchema } from '../documents/student-profile.ts';

/**
 * What staff edits of a student in one go. Hours follow from visits, who is never matched from complaints, and absences,
 * personal links and the photo have commands of their own.
 */
export const editedStudentSchema = z.omit(studentProfileSchema, {
  id: true,
  hours_by_year: true,
  absences: true,
  blocked_seniors: true,
  helper_access: true,
  photo: true,
});

export type EditedStudent = z.infer<typeof editedStudentSchema>;

/** Without what staff does not edit, and without what a record holds besides. */
export const editedPart = (profile: EditedStudent): EditedStudent => ({
  first_name: profile.first_name,
  last_name: profile.last_name,
  residence: profile.residence,
  email: profile.email,
  phone: profile.phone,
  postcode: profile.postcode,
  skills: profile.skills,
  languages: profile.languages,
  has_car: profile.has_car,
  weekly: profile.weekly,
  exceptions: profile.exceptions,
  vetted_until: profile.vetted_until,
  paused: profile.paused,
  avoids: profile.avoids,
  wished_hours_per_week: profile.wished_hours_per_week,
});
