import type { ProfileField, ProfileValues } from '#domain/accounts/profile-changes.ts';
import { profileFormMessages, profileFormSchema, type ProfileFormValues } from '#domain/accounts/profile-form.ts';
import { err, ok, type Result } from '#lib/result.ts';

/** Keys of src/i18n, namespace `profile`. */
export type ValidationKey = (typeof profileFormMessages)[keyof typeof profileFormMessages];

export type FormErrors = Partial<Readonly<Record<ProfileField, ValidationKey>>>;

/** In the order of the screen, which is the order of the error summary. */
const fieldOrder: readonly ProfileField[] = [
  'first_name',
  'last_name',
  'phone_number',
  'full_address',
  'city',
  'name_city',
  'language',
];

const keys: readonly ValidationKey[] = Object.values(profileFormMessages);

/** Judges the fields with the schema of the domain; one message for each field, the first that applies. */
export function validateProfile(values: ProfileFormValues): Result<ProfileValues, FormErrors> {
  const parsed = profileFormSchema.safeParse(values);
  if (parsed.success) return ok(parsed.data);
  const errors: Partial<Record<ProfileField, ValidationKey>> = {};
  for (const issue of parsed.error.issues) {
    const field = fieldOrder.find((name) => name === issue.path[0]);
    const key = keys.find((known) => known === issue.message);
    if (field !== undefined && key !== undefined) errors[field] ??= key;
  }
  return err(errors);
}

export function errorsInOrder(
  errors: FormErrors,
): readonly { readonly field: ProfileField; readonly key: ValidationKey }[] {
  return fieldOrder.flatMap((field) => {
    const key = errors[field];
    return key === undefined ? [] : [{ field, key }];
  });
}
