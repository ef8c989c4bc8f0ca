import { joinAddress, splitStreetLine } from '#domain/accounts/address.ts';
import type { ConfirmationWay, CustomerContact, CustomerRecord } from '#domain/documents/customer.ts';
import { accountLanguages } from '#domain/documents/interim-user.ts';
import type { Avoidance, StudentLanguage } from '#domain/documents/student-profile.ts';
import { emailAddress } from '#domain/field-types.ts';

/** What staff types about a customer, valid or not. */
export interface CustomerValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
  readonly language: CustomerContact['language'];
  readonly street: string;
  readonly number: string;
  readonly box: string;
  readonly postalCode: string;
  readonly town: string;
  readonly confirmation: ConfirmationWay;
  readonly relativeName: string;
  readonly relativeEmail: string;
  readonly speaks: StudentLanguage | '';
  readonly home: Readonly<Record<Avoidance, boolean>>;
}

/** Somebody who is not known yet: paper reaches everybody. */
export const newCustomerValues: CustomerValues = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  language: 'NL',
  street: '',
  number: '',
  box: '',
  postalCode: '',
  town: '',
  confirmation: 'print',
  relativeName: '',
  relativeEmail: '',
  speaks: '',
  home: { cats: false, dogs: false, smokers: false },
};

export const customerValuesOf = (record: CustomerRecord): CustomerValues => ({
  firstName: record.first_name,
  lastName: record.last_name,
  phone: record.phone_number,
  email: record.email,
  language: accountLanguages.find((known) => known === record.language) ?? 'NL',
  ...splitStreetLine(record.full_address),
  postalCode: record.city,
  town: record.name_city,
  confirmation: record.confirmation,
  relativeName: record.relative?.name ?? '',
  relativeEmail: record.relative?.email ?? '',
  speaks: record.needs.language ?? '',
  home: record.needs.home,
});

/** Keys of the namespace `people`, by the field that they are about. */
export type CustomerProblems = Partial<
  Record<
    keyof CustomerValues,
    | 'first-name-missing'
    | 'last-name-missing'
    | 'phone-missing'
    | 'street-missing'
    | 'number-missing'
    | 'postal-code-missing'
    | 'town-missing'
    | 'email-invalid'
    | 'email-missing'
    | 'relative-missing'
  >
>;

const isMail = (text: string) => emailAddress.safeParse(text.trim()).success;

const missing = <Key extends string>(text: string, key: Key): Key | undefined => (text.trim() === '' ? key : undefined);

const withoutGaps = (problems: Readonly<Record<string, string | undefined>>): CustomerProblems =>
  Object.fromEntries(Object.entries(problems).filter(([, key]) => key !== undefined));

/** What is wrong with how she is reached. */
export function reachProblems(values: CustomerValues): CustomerProblems {
  const { confirmation, email, relativeName, relativeEmail } = values;
  return withoutGaps({
    email: confirmation === 'mail' ? missing(email, 'email-missing') : undefined,
    relativeName: confirmation === 'relative' ? missing(relativeName, 'relative-missing') : undefined,
    relativeEmail: confirmation === 'relative' && !isMail(relativeEmail) ? 'email-invalid' : undefined,
  });
}

/** What is wrong with an address. */
export const addressProblems = ({ street, number, postalCode, town }: CustomerValues): CustomerProblems =>
  withoutGaps({
    street: missing(street, 'street-missing'),
    number: missing(number, 'number-missing'),
    postalCode: missing(postalCode, 'postal-code-missing'),
    town: missing(town, 'town-missing'),
  });

/** What is wrong with who she is, for somebody without an account. */
export const contactProblems = (values: CustomerValues): CustomerProblems => ({
  ...withoutGaps({
    firstName: missing(values.firstName, 'first-name-missing'),
    lastName: missing(values.lastName, 'last-name-missing'),
    phone: missing(values.phone, 'phone-missing'),
    email: values.email.trim() === '' || isMail(values.email) ? undefined : 'email-invalid',
  }),
  ...addressProblems(values),
});

/** The contact as it is stored; `full_address` is street, number and box. */
export const toContact = (values: CustomerValues): CustomerContact => ({
  first_name: values.firstName.trim(),
  last_name: values.lastName.trim(),
  phone_number: values.phone.trim(),
  email: values.email.trim(),
  full_address: joinAddress({ ...values, postalCode: '', town: '' }),
  city: values.postalCode.trim(),
  name_city: values.town.trim(),
  language: values.language,
});

/** How she is reached and what matching must know, as it is stored. */
export const toReach = (
  values: CustomerValues,
  blocked_students: readonly string[],
): Pick<CustomerRecord, 'confirmation' | 'relative' | 'needs'> => ({
  confirmation: values.confirmation,
  relative:
    values.relativeName.trim() === '' || !isMail(values.relativeEmail)
      ? null
      : { name: values.relativeName.trim(), email: values.relativeEmail.trim() },
  needs: {
    language: values.speaks === '' ? null : values.speaks,
    home: { ...values.home },
    blocked_students: [...blocked_students],
  },
});
