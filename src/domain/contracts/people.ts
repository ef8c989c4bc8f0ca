import * as z from 'zod/mini';
import { minAddressLength } from '../accounts/address.ts';
import { circleMemberSchema } from '../documents/circles/circle-member.ts';
import { familyContactSchema } from '../documents/circles/family-contact.ts';
import { contactFields, customerSchema } from '../documents/customer.ts';
import { boundedText, documentId, emailAddress, isoDate, textLimits, timeOfDay } from '../field-types.ts';
import { reasonIfNeeded } from '../reason.ts';
import { endsInTime, frequencies } from '../requests/frequencies.ts';
import { hoursRange } from '../requests/prices.ts';
import { recordOutput } from './dispatch.ts';
import { functionContract } from './function-contract.ts';

/** Anything that is pasted by mistake is answered; only its beginning is looked for. */
export const longestSearch = 20_000;

/** People shown of one search. */
export const mostPeople = 20;

const { senior_id, has_account, confirmation, relative, needs, told, revision } = customerSchema.shape;

const foundPerson = z.strictObject({ senior_id, ...contactFields, has_account });

export type FoundPerson = z.infer<typeof foundPerson>;

/** Family members shown of one search. */
export const mostFamily = 10;

const { user_id, first_name, last_name, phone_number, email } = familyContactSchema.shape;
const { senior_name, relation } = circleMemberSchema.shape;

/** Somebody of a senior's family, and whom she may act for now. */
const foundFamily = z.strictObject({
  user_id,
  first_name,
  last_name,
  phone_number,
  email,
  seniors: z.array(z.strictObject({ senior_id, senior_name, relation })),
});

export type FoundFamily = z.infer<typeof foundFamily>;

/**
 * Finds seniors by name, telephone number, mail address, postcode or the reference of a transfer, and by name, number or
 * address of their family. Each search is a line in the audit log, without what was searched for.
 */
export const searchPeople = functionContract({
  name: 'search-people',
  input: z.strictObject({
    /** Minted by the screen per search: the line in the audit log. */
    search_id: z.uuid(),
    text: boundedText(longestSearch),
    /** Whether family is looked for as well: a page that was opened before it was asks and expects nothing of it. */
    with_family: z.optional(z.boolean()),
  }),
  output: z.strictObject({
    /** The best fit first. */
    people: z.array(foundPerson).check(z.maxLength(mostPeople)),
    /** The best fit first; left out where it was not asked for. */
    family: z.optional(z.array(foundFamily).check(z.maxLength(mostFamily))),
    /** There are more of the family than these. */
    more_family: z.optional(z.boolean()),
    /** There are others: more has to be typed. */
    more: z.boolean(),
    /** Whether there was enough to look for. */
    understood: z.boolean(),
  }),
});

/** What is needed of somebody who is not known yet. */
const newContact = z.strictObject({
  ...contactFields,
  first_name: boundedText(textLimits.name, 1),
  last_name: boundedText(textLimits.name, 1),
  phone_number: boundedText(textLimits.phone, 1),
});

interface Reached {
  readonly confirmation: z.infer<typeof confirmation>;
  readonly relative: z.infer<typeof relative>;
  readonly contact?: { readonly email: string } | null | undefined;
}

/** A way of confirming has what it needs: a mail address, or a relative. */
const canBeReached = z.refine<Reached>(({ confirmation: way, relative: person, contact }: Reached) =>
  way === 'relative' ? person !== null : way === 'print' || contact == null || contact.email !== '',
);

const newCustomer = z
  .strictObject({ kind: z.literal('new'), contact: newContact, confirmation, relative, needs })
  .check(canBeReached);

/** A senior who was found, or one who is not known yet. */
export const knownOrNewSenior = z.union([z.strictObject({ kind: z.literal('known'), senior_id }), newCustomer]);

const request = z
  .strictObject({
    task_category_id: documentId,
    date: isoDate,
    start: timeOfDay,
    hours: z.int().check(z.gte(hoursRange.min), z.lte(hoursRange.max)),
    address: boundedText(textLimits.address, minAddressLength),
    notes: boundedText(textLimits.notes),
    /** For one time where it is left out, as a page that was opened before it was asked does. */
    frequency: z.optional(z.enum(frequencies)),
    /** The last day of what recurs; left out or empty until somebody stops it. */
    until: z.optional(z.union([isoDate, z.literal('')])),
  })
  .check(
    z.refine(({ frequency = 'one-time', until = '', date }) => endsInTime({ frequency, until }, date), {
      path: ['until'],
    }),
  );

/**
 * A request that a senior makes on the phone. Somebody without an account gets a record without a login. The request's
 * id is that of the command, so that a repetition is the same request.
 */
export const bookForSenior = functionContract({
  name: 'book-for-senior',
  input: z.strictObject({
    command_id: z.uuid(),
    senior: knownOrNewSenior,
    request,
    /** Why the request may come later than the lead time allows; empty when it does not. */
    reason: reasonIfNeeded,
    /** The person who wrote to us and becomes a customer by this booking: nobody has to call any more. */
    lead_id: z.optional(z.nullable(documentId)),
  }),
  output: recordOutput({ request_id: documentId, senior_id }),
});

/** How a customer is reached and what matching must know of her. `contact` is null for one with an account. */
export const changeCustomer = functionContract({
  name: 'change-customer',
  input: z
    .strictObject({
      command_id: z.uuid(),
      senior_id,
      revision,
      contact: z.nullable(newContact),
      confirmation,
      relative,
      needs,
      /** Left out by pages that were opened before it was asked: it stays. */
      told,
    })
    .check(canBeReached),
  output: recordOutput({ revision }),
});

/**
 * Invites a customer without a login to make an account, by a mail with a link to choose a password. An address that another
 * account has: `mail-address-unusable`.
 */
export const inviteCustomer = functionContract({
  name: 'invite-customer',
  input: z.strictObject({ command_id: z.uuid(), senior_id, revision, email: emailAddress }),
  output: recordOutput({ revision }),
});
