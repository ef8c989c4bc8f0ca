import * as z from 'zod/mini';
import { profileAddress } from '#domain/accounts/address.ts';
import { accountLanguages, interimUserDefaults } from '#domain/documents/interim-user.ts';
import { textLimits, tidied } from '#domain/field-types.ts';
import type { ProfileField, ProfileValues } from '#domain/accounts/profile-changes.ts';

/** In the order of the screen, which is the order of the error summary. */
export const profileFormFields = [
  'first_name',
  'last_name',
  'phone_number',
  'full_address',
  'city',
  'name_city',
  'language',
] as const satisfies readonly ProfileField[];

/** Messages are keys of src/i18n, namespace `profile`; the texts there are those of spec.md section 5. */
export const profileFormMessages = {
  firstName: 'first-name-too-short',
  lastName: 'last-name-too-short',
  phone: 'phone-too-short',
  street: 'street-required',
  postalCode: 'postal-code-required',
  town: 'town-required',
  address: 'address-too-long',
  language: 'language-required',
} as const;

const text = (message: string, min: number, max: number) =>
  z.string().check(tidied, z.minLength(min, message), z.maxLength(max, message));

/** spec.md section 5. Without the e-mail address, which belongs to the sign-in and cannot be changed here. */
export const profileFormSchema = z
  .object({
    first_name: text(profileFormMessages.firstName, 2, textLimits.name),
    last_name: text(profileFormMessages.lastName, 2, textLimits.name),
    phone_number: text(profileFormMessages.phone, 8, textLimits.phone),
    full_address: text(profileFormMessages.street, 2, textLimits.street),
    city: text(profileFormMessages.postalCode, 2, textLimits.postalCode),
    name_city: text(profileFormMessages.town, 2, textLimits.town),
    language: z.enum(accountLanguages, profileFormMessages.language),
  })
  .check(
    z.superRefine(({ full_address, city, name_city }, context) => {
      // Each part has its own limit, but the senior profile stores them as one text.
      const message = profileFormMessages.address;
      if (profileAddress(full_address, city, name_city).length > textLimits.address)
        context.addIssue({ code: 'custom', path: ['full_address'], message });
    }),
  );

/** Of a family member, whose address is not asked for. A number is welcome: without one she keeps the placeholder of before. */
export const familyFormSchema = z.object({
  first_name: text(profileFormMessages.firstName, 2, textLimits.name),
  last_name: text(profileFormMessages.lastName, 2, textLimits.name),
  phone_number: z.pipe(
    z.string().check(
      tidied,
      z.refine((number) => number === '' || (number.length >= 8 && number.length <= textLimits.phone), {
        error: profileFormMessages.phone,
      }),
    ),
    z.transform((number) => (number === '' ? interimUserDefaults.phone_number : number)),
  ),
  full_address: z.string(),
  city: z.string(),
  name_city: z.string(),
  language: z.enum(accountLanguages, profileFormMessages.language),
});

/** The values of the fields, valid or not. */
export type ProfileFormValues = Readonly<Record<ProfileField, string>>;

const signUpPlaceholders: Partial<ProfileFormValues> = {
  first_name: interimUserDefaults.first_name,
  last_name: interimUserDefaults.last_name,
  phone_number: interimUserDefaults.phone_number,
  city: interimUserDefaults.city,
};

/** The stored profile as form values; placeholders of sign-up become empty. */
export function toProfileForm(stored: ProfileValues): ProfileFormValues {
  const shown = (field: ProfileField) => (stored[field] === signUpPlaceholders[field] ? '' : stored[field]);
  return {
    first_name: shown('first_name'),
    last_name: shown('last_name'),
    phone_number: shown('phone_number'),
    full_address: shown('full_address'),
    city: shown('city'),
    name_city: shown('name_city'),
    language: shown('language'),
  };
}
