import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactFields, contactFormSchema, toContactEntry } from './contact/contact-form-schema.ts';
import { employerTipSchema } from '#domain/documents/forms/employer-tip.ts';
import { waitingListEntrySchema } from '#domain/documents/forms/waiting-list-entry.ts';
import { employerTipFields, employerTipFormSchema, toEmployerTip } from './employer-tip/employer-tip-form-schema.ts';
import {
  signUpFields,
  signUpFormSchema,
  toSignUpDetails,
  toWaitingListEntry,
  type VisitContext,
} from './sign-up/sign-up-form-schema.ts';

const noAttribution: VisitContext = { test: false, utm: {} };

const an = {
  full_name: ' An Peeters ',
  email: 'an@example.be',
  phone_number: '',
  postcode: '2000',
  role: 'Help Seeker',
  elderly_name: '',
  notes: '',
};

const messagesOf = (parsed: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  Object.fromEntries((parsed.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));

describe('the waiting-list form', () => {
  // spec: 5.sign-up.optional-fields 7.forms.sign-up-fields
  test('stores the typed values, and null for empty ones', () => {
    expect(toWaitingListEntry(signUpFormSchema.parse(an), noAttribution)).toEqual({
      full_name: 'An Peeters',
      email: 'an@example.be',
      phone_number: null,
      postcode: '2000',
      role: 'Help Seeker',
      elderly_name: null,
      notes: null,
      website: '',
      service_type: 'Madelief',
      utm_source: null,
      utm_medium: null,
      utm_campaign: null,
      utm_term: null,
      utm_content: null,
      test: null,
    });
  });

  // spec: 7.forms.sign-up-attribution
  test('stores the campaign and test mode of the visit', () => {
    const visit: VisitContext = { test: true, utm: { utm_source: 'folder', utm_term: 'tuin' } };
    expect(toWaitingListEntry(signUpFormSchema.parse(an), visit)).toMatchObject({
      utm_source: 'folder',
      utm_term: 'tuin',
      utm_medium: null,
      test: true,
    });
  });

  // spec: 7.forms.sign-up-elderly-name
  test('stores the name of the person who needs help only when a family member signs up', () => {
    const forMaria = { ...an, elderly_name: 'Maria' };
    const entryOf = (role: string) => toWaitingListEntry(signUpFormSchema.parse({ ...forMaria, role }), noAttribution);
    expect(entryOf('Family Member').elderly_name).toBe('Maria');
    expect(entryOf('Help Seeker').elderly_name).toBeNull();
  });

  test('an account is in the name of the person who needs help', () => {
    const forMaria = { ...an, elderly_name: 'Maria Claes' };
    const detailsOf = (role: string) => toSignUpDetails(signUpFormSchema.parse({ ...forMaria, role }));
    expect(detailsOf('Help Seeker')).toEqual({
      fullName: 'An Peeters',
      email: 'an@example.be',
      phone: '',
      postcode: '2000',
    });
    expect(detailsOf('Family Member')).toMatchObject({ fullName: 'Maria Claes', email: 'an@example.be' });
  });

  // spec: 5.sign-up.name 5.sign-up.email 5.sign-up.postcode 5.sign-up.role
  test('reports missing fields', () => {
    const empty = Object.fromEntries(signUpFields.map((field) => [field, ' ']));
    expect(messagesOf(signUpFormSchema.safeParse(empty))).toEqual({
      full_name: 'full-name-required',
      email: 'email-invalid',
      postcode: 'postcode-required',
      role: 'role-required',
    });
  });

  // spec: 5.sign-up.name
  test.each(['A', '😀', ''])('a name has two characters: not %j', (full_name) => {
    expect(messagesOf(signUpFormSchema.safeParse({ ...an, full_name }))).toEqual({ full_name: 'full-name-required' });
  });
});

describe('the short contact form', () => {
  // spec: 5.contact.name 5.contact.email 5.contact.phone 9.limits.contact-phone
  test('requires a phone number of at least five characters', () => {
    const short = { full_name: 'An', email: 'an@example.be', phone_number: '1234' };
    expect(messagesOf(contactFormSchema.safeParse(short))).toEqual({ phone_number: 'phone-invalid' });
    expect(messagesOf(contactFormSchema.safeParse({ full_name: 'A', email: 'an', phone_number: '' }))).toEqual({
      full_name: 'full-name-required',
      email: 'email-invalid',
      phone_number: 'phone-invalid',
    });
  });

  // spec: 7.forms.contact-fields
  test('has the role of a person who needs help', () => {
    const form = contactFormSchema.parse({ full_name: 'An', email: 'an@example.be', phone_number: '03 200 00 00' });
    expect(toContactEntry(form, false)).toEqual({
      full_name: 'An',
      email: 'an@example.be',
      phone_number: '03 200 00 00',
      role: 'Help Seeker',
      test: null,
    });
    expect(toContactEntry(form, true).test).toBe(true);
  });
});

// spec: 5.tip.first-name 5.tip.last-name 5.tip.company 5.tip.email 9.limits.tip-name
test('a tip has names of two characters and an address', () => {
  const empty = Object.fromEntries(employerTipFields.map((field) => [field, 'X']));
  expect(messagesOf(employerTipFormSchema.safeParse(empty))).toEqual({
    firstName: 'first-name-too-short',
    lastName: 'last-name-too-short',
    company: 'company-too-short',
    email: 'tip-email-invalid',
  });
});

/** Blanks, accents, surrogate pairs, and lengths beyond every limit. */
const word = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'é', ' ', '\n', '😀', '@', '.', '\u00A0'), maxLength: 8 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('an@example.be', 'Help Seeker', 'Family Member', 'x'.repeat(101), 'x'.repeat(2001)),
);
const formOf = (fields: readonly string[]) => fc.record(Object.fromEntries(fields.map((field) => [field, word])));
const hasTwoCharacters = (value: string) => Array.from(value).length >= 2;

test('the schema of the record accepts every form that passes', () => {
  fc.assert(
    fc.property(formOf(signUpFields), (values) => {
      const parsed = signUpFormSchema.safeParse(values);
      if (!parsed.success) return;
      const entry = waitingListEntrySchema.parse(toWaitingListEntry(parsed.data, noAttribution));
      expect(hasTwoCharacters(entry.full_name)).toBe(true);
    }),
    { numRuns: 2000 },
  );
  fc.assert(
    fc.property(formOf(contactFields), (values) => {
      const parsed = contactFormSchema.safeParse({ email: 'an@example.be', ...values });
      if (parsed.success) waitingListEntrySchema.parse(toContactEntry(parsed.data, true));
    }),
  );
  fc.assert(
    fc.property(formOf(employerTipFields), (values) => {
      const parsed = employerTipFormSchema.safeParse({ ...values, email: 'an@example.be' });
      if (!parsed.success) return;
      const tip = employerTipSchema.parse(toEmployerTip(parsed.data));
      expect([tip.first_name, tip.last_name, tip.company].every(hasTwoCharacters)).toBe(true);
    }),
  );
});
