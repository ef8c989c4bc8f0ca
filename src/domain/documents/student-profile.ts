import * as z from 'zod/mini';
import { boundedText, documentId, emailAddress, exactText, isoDate, moment, textLimits } from '../field-types.ts';
import { serviceIds } from '../requests/prices.ts';
import { availabilitySchema } from '../students/availability.ts';
import { type LastChange, lastChangeSchema } from './board-row.ts';
import { helperAccessSchema } from './helper-link.ts';

/** Languages that a student can speak with a senior. */
export const studentLanguages = [
  'nl',
  'fr',
  'en',
  'de',
  'ar',
  'tr',
  'es',
  'it',
  'pl',
  'ro',
  'ru',
  'uk',
  'vgt',
] as const;

export type StudentLanguage = (typeof studentLanguages)[number];

/** What a student cannot be with, by allergy or otherwise. */
export const avoidances = ['cats', 'dogs', 'smokers'] as const;

export type Avoidance = (typeof avoidances)[number];

/** Maximum numbers of entries, against documents without end. */
export const studentProfileLimits = { absences: 50, years: 20, blocked: 100 } as const;

/** Hours in a year, the upper bound of anything that is counted per year. */
const yearHours = 24 * 366;
const weekHours = 24 * 7;

/** Days on which a student takes no visit at all. Never why: that would be data about somebody's health (decision 53). */
const absenceSchema = z
  .strictObject({
    id: documentId,
    /** One kind only: with several, the one that is left for illness would say so. */
    kind: z.literal('not-available'),
    /** Both ends included. */
    from: isoDate,
    until: isoDate,
  })
  .check(z.refine(({ from, until }) => from <= until, { path: ['until'] }));

export type Absence = z.infer<typeof absenceSchema>;

const unique = (items: readonly unknown[]): boolean => new Set(items).size === items.length;

const basicFields = {
  first_name: boundedText(textLimits.name, 1),
  last_name: boundedText(textLimits.name, 1),
  residence: boundedText(textLimits.town),
  id: documentId,
};

const addedFields = {
  /** Empty when not known. */
  email: z.union([z.literal(''), emailAddress]),
  phone: boundedText(textLimits.phone),
  skills: z.array(z.enum(serviceIds)).check(z.maxLength(serviceIds.length), z.refine(unique)),
  languages: z.array(z.enum(studentLanguages)).check(z.maxLength(studentLanguages.length), z.refine(unique)),
  postcode: boundedText(textLimits.postalCode),
  has_car: z.boolean(),
  weekly: availabilitySchema.shape.weekly,
  exceptions: availabilitySchema.shape.exceptions,
  absences: z.array(absenceSchema).check(z.maxLength(studentProfileLimits.absences)),
  /** The last day on which the vetting counts. */
  vetted_until: z.nullable(isoDate),
  paused: z.boolean(),
  /** Hours of the visits given to the student per calendar year: planned ones, and worked ones as they turned out. */
  hours_by_year: z
    .record(z.string().check(z.regex(/^\d{4}$/)), z.number().check(z.gte(0), z.lte(yearHours)))
    .check(z.refine((hours) => Object.keys(hours).length <= studentProfileLimits.years)),
  avoids: z.strictObject({ cats: z.boolean(), dogs: z.boolean(), smokers: z.boolean() }),
  wished_hours_per_week: z.nullable(z.int().check(z.gte(0), z.lte(weekHours))),
  /** Seniors and this student are never matched, whichever of the two asked for it. */
  blocked_seniors: z.array(documentId).check(z.maxLength(studentProfileLimits.blocked), z.refine(unique)),
  /** The photo in student_photos; absent without one. */
  photo: z.optional(z.strictObject({ id: documentId, added_at: moment })),
  /** Absent while no personal link was sent. */
  helper_access: z.optional(helperAccessSchema),
};

/**
 * student_profiles/{id} of the first stage (spec.md section 3), which older documents still have. firestore.rules mirrors
 * it.
 */
export const basicStudentProfileSchema = z.strictObject(basicFields);

export type BasicStudentProfile = z.infer<typeof basicStudentProfileSchema>;

/** What is known of a student. There is no field for age, sex or origin (decision 45). */
export const studentProfileSchema = z.strictObject({ ...basicFields, ...addedFields });

export type StudentProfile = z.infer<typeof studentProfileSchema>;

/**
 * Values of what a profile lacks. None of them makes a match by accident: no skill, no vetting, no availability. A new
 * object each time, so that no two profiles share an array.
 */
export const studentProfileDefaults = (): Omit<StudentProfile, keyof BasicStudentProfile> => ({
  email: '',
  phone: '',
  skills: [],
  languages: [],
  postcode: '',
  has_car: false,
  weekly: {},
  exceptions: [],
  absences: [],
  vetted_until: null,
  paused: false,
  hours_by_year: {},
  avoids: { cats: false, dogs: false, smokers: false },
  wished_hours_per_week: null,
  blocked_seniors: [],
});

const storedObject = z.looseObject(basicFields);

/**
 * Lenient schema for reading: what an older document lacks gets its default and later fields are ignored. A malformed
 * field makes the profile unreadable, because a guess could undo a pause or a block.
 */
export const storedStudentProfileSchema = z.pipe(
  z.pipe(
    storedObject,
    z.transform((stored) => ({ ...studentProfileDefaults(), ...stored })),
  ),
  z.object({ ...basicFields, ...addedFields }),
);

const followedFields = {
  /** Of what staff edits; the hours that follow from visits leave it as it is. */
  revision: z.int().check(z.gte(1)),
  /** Null while no staff member changed the profile. */
  last_change: z.nullable(lastChangeSchema),
  /** Of any change, so that a device asks for what changed since its last look. */
  updated_at: moment,
};

/** A mail address, a telephone number with a name, and a name with a postcode. */
const contactKeysAtMost = 3;

/** student_profiles/{id} as functions write it. */
export const studentRecordSchema = z.strictObject({
  ...basicFields,
  ...addedFields,
  ...followedFields,
  /** By which an import finds this student (src/domain/students/contact-keys.ts). */
  contact_keys: z.array(exactText(textLimits.email + textLimits.address, 1)).check(z.maxLength(contactKeysAtMost)),
});

/** A student on the screens of staff. */
export const followedStudentSchema = z.strictObject({ ...basicFields, ...addedFields, ...followedFields });

export type FollowedStudent = z.infer<typeof followedStudentSchema>;

const neverChanged = (): { revision: number; last_change: LastChange | null; updated_at: Date } => ({
  revision: 1,
  last_change: null,
  updated_at: new Date(0),
});

/** Lenient as storedStudentProfileSchema is; a profile that no command wrote has its first revision. */
export const storedFollowedStudentSchema = z.pipe(
  z.pipe(
    storedObject,
    z.transform((stored) => ({
      ...studentProfileDefaults(),
      ...neverChanged(),
      ...stored,
    })),
  ),
  z.object({ ...basicFields, ...addedFields, ...followedFields }),
);
