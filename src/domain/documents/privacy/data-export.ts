import * as z from 'zod/mini';
import { documentId, emailAddress, moment } from '#domain/field-types.ts';
import { personKinds } from '#domain/privacy/register/entry.ts';
import { accountLanguages } from '../interim-user.ts';

/** Hours in which the link of a mail works. */
export const exportLinkHours = 24;

/** Mails with a link that stay good: each mail that is sent again brings another. */
export const linksOfExport = 5;

/** A download that fails is tried again; nobody needs more. */
export const exportsOfLink = 20;

/**
 * data_exports/{person_id}: somebody asks for the own data, and has the link for it by mail. The data are put together
 * when the link is followed: nothing of them is stored here. `person_id` is that of an account or a student, or made of the
 * address of somebody who has neither. Written by functions only, and deleted after `expires_at`.
 */
export const dataExportSchema = z.strictObject({
  kind: z.enum(personKinds),
  person_id: documentId,
  email: emailAddress,
  language: z.enum(accountLanguages),
  link_hashes: z.array(z.string().check(z.regex(/^[0-9a-f]{64}$/))).check(z.maxLength(linksOfExport)),
  asked_at: moment,
  fetched: z.int().check(z.gte(0), z.lte(exportsOfLink)),
  expires_at: moment,
});

export type DataExport = z.infer<typeof dataExportSchema>;
