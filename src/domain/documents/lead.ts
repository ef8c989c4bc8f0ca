import * as z from 'zod/mini';
import { boundedText, documentId, isoDate, moment, textLimits } from '../field-types.ts';
import { lastChangeSchema } from './board-row.ts';

/** The collections of what visitors send that staff calls back about. */
export const leadFormCollections = ['waiting_list', 'employer_tips'] as const;

/** `new`: to be called since the last form. */
export const leadStates = ['new', 'call-back', 'reached', 'customer', 'no-interest'] as const;

export type LeadState = (typeof leadStates)[number];

/** What a call can come to. */
export const leadOutcomes = ['call-back', 'reached', 'customer', 'no-interest'] as const satisfies readonly LeadState[];

const leadFormSchema = z.strictObject({ collection: z.enum(leadFormCollections), id: documentId, at: moment });

export type LeadForm = z.infer<typeof leadFormSchema>;

/** How many of a person's forms the lead leads to; it counts all of them. */
export const leadFormsKept = 10;

/** How many mail addresses and telephone numbers a lead is found by. */
export const leadKeysKept = 20;

/**
 * leads/{id}: one person behind any number of forms, found by mail address or telephone number. Made by the functions from
 * the forms; only `state`, `due_on`, `last_change` and `revision` are its own.
 */
export const leadSchema = z.strictObject({
  /** What the newest form that says it says. */
  name: boundedText(2 * textLimits.name + 1),
  email: boundedText(textLimits.email),
  phone: boundedText(textLimits.phone),
  postcode: boundedText(textLimits.postalCode),
  company: boundedText(textLimits.name),
  sign_ups: z.int().check(z.gte(0)),
  tips: z.int().check(z.gte(0)),
  /** The newest first. */
  forms: z.array(leadFormSchema).check(z.maxLength(leadFormsKept)),
  keys: z.array(documentId).check(z.maxLength(leadKeysKept)),
  /** Leads that turned out to be the same person: notes may be about them. */
  former_ids: z.array(documentId).check(z.maxLength(leadKeysKept)),
  state: z.enum(leadStates),
  /** From this day on somebody should call; null when nobody has to. */
  due_on: z.nullable(isoDate),
  first_at: moment,
  last_at: moment,
  last_change: lastChangeSchema,
  revision: z.int().check(z.gte(1)),
});

export type Lead = z.infer<typeof leadSchema>;

/**
 * lead_keys/{hash}: whose a mail address or a telephone number is, and that a form was added to a lead (which may have been
 * joined with another since). The hash carries no personal data in plain sight.
 */
export const leadKeySchema = z.strictObject({ lead_id: documentId });

export type LeadKey = z.infer<typeof leadKeySchema>;
