import * as z from 'zod/mini';
import { boundedText, documentId, emailAddress, exactText, moment, textLimits } from '../field-types.ts';
import { toldByStaffSchema } from './alerts/staff-channels.ts';
import { lastChangeSchema } from './board-row.ts';
import { interimUserSchema } from './interim-user.ts';
import { avoidances, studentLanguages, studentProfileLimits } from './student-profile.ts';

/** How a customer hears what was agreed: by mail, on paper that staff prints, or through a relative. */
export const confirmationWays = ['mail', 'print', 'relative'] as const;

export type ConfirmationWay = (typeof confirmationWays)[number];

/** What matching must know of a customer's home and wishes. Staff can change it. */
const needsSchema = z.strictObject({
  /** The language that she would like a student to speak; null when she has no wish. */
  language: z.nullable(z.enum(studentLanguages)),
  home: z.strictObject({ cats: z.boolean(), dogs: z.boolean(), smokers: z.boolean() }),
  /** Students whom she asked not to send. */
  blocked_students: z.array(documentId).check(z.maxLength(studentProfileLimits.blocked)),
});

export type CustomerNeeds = z.infer<typeof needsSchema>;

export const noNeeds = (): CustomerNeeds => ({
  language: null,
  home: { cats: false, dogs: false, smokers: false } satisfies Record<(typeof avoidances)[number], boolean>,
  blocked_students: [],
});

const relativeSchema = z.strictObject({ name: boundedText(textLimits.name, 1), email: emailAddress });

/** Search keys of one customer; far above what the longest name gives. */
export const maxSearchKeys = 250;

/** Who a customer is and how to reach her; empty texts where that is not known. */
export const contactFields = {
  first_name: boundedText(textLimits.name),
  last_name: boundedText(textLimits.name),
  phone_number: boundedText(textLimits.phone),
  email: z.union([z.literal(''), emailAddress]),
  full_address: boundedText(textLimits.street),
  city: boundedText(textLimits.postalCode),
  name_city: boundedText(textLimits.town),
  language: interimUserSchema.shape.language,
};

/**
 * customers/{senior_id}: staff's record of a senior. With a login her name and address follow her account; without one,
 * this record is all there is of her. Written by functions only.
 */
export const customerSchema = z.strictObject({
  senior_id: documentId,
  ...contactFields,
  /** Whether the names and the address are those of an account in interim_users. */
  has_account: z.boolean(),
  confirmation: z.enum(confirmationWays),
  relative: z.nullable(relativeSchema),
  needs: needsSchema,
  /** How staff tells her what is not mailed, as she said: of what is absent, by telephone. */
  told: z.optional(toldByStaffSchema),
  /** The last invitation to make an account; absent where none was sent, and once there is an account. */
  invited: z.optional(z.strictObject({ email: emailAddress, at: moment })),
  /** What a search finds her by (src/domain/people/search-keys.ts). */
  search_keys: z.array(exactText(textLimits.label, 1)).check(z.maxLength(maxSearchKeys)),
  revision: z.int().check(z.gte(1)),
  last_change: lastChangeSchema,
  updated_at: moment,
});

export type CustomerRecord = z.infer<typeof customerSchema>;

export type CustomerContact = Pick<CustomerRecord, keyof typeof contactFields>;

/** What a search for people compares. */
export type SearchedContact = Pick<CustomerContact, 'first_name' | 'last_name' | 'phone_number' | 'email' | 'city'>;
