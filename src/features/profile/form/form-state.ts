import * as z from 'zod/mini';
import { interimUserSchema, profileFields } from '#domain/documents/interim-user.ts';
import {
  changesBetween,
  type ProfileChanges,
  profileOf,
  type ProfileUnit,
  profileUnitNames,
  profileUnits,
  type ProfileValues,
} from '#domain/accounts/profile-changes.ts';
import { type ProfileFormValues, toProfileForm } from './profile-form-schema.ts';

/** Name of the stored draft. */
export const draftName = 'profile';

/** The form and its base, the profile that was shown when it was filled in: changes are computed against the base. */
export interface FormState {
  readonly base: ProfileValues;
  readonly values: ProfileFormValues;
}

export const untouched = (shown: ProfileValues): FormState => {
  const base = profileOf(shown);
  return { base, values: toProfileForm(base) };
};

const isTouched = (unit: ProfileUnit, { base, values }: FormState): boolean => {
  const before = toProfileForm(base);
  return profileUnits[unit].some((field) => values[field].trim() !== before[field].trim());
};

export const isDirty = (state: FormState): boolean => profileUnitNames.some((unit) => isTouched(unit, state));

/** Merges newer stored values into the form, except in units that the person has edited. */
export function refreshed(state: FormState, shown: ProfileValues): FormState {
  const fresh = untouched(shown);
  const kept = profileUnitNames
    .filter((unit) => isTouched(unit, state))
    .flatMap((unit): readonly (keyof ProfileValues)[] => profileUnits[unit]);
  const keep = <Values extends FormState['base'] | FormState['values']>(old: Values, next: Values): Values => ({
    ...next,
    ...Object.fromEntries(kept.map((field) => [field, old[field]])),
  });
  return { base: keep(state.base, fresh.base), values: keep(state.values, fresh.values) };
}

/**
 * The edited units. Others keep their stored value, also where it is shown as empty.
 * @param valid the values after validation.
 */
export function changesOf({ base, values }: FormState, valid: ProfileValues): ProfileChanges {
  const touched = profileUnitNames.filter((unit) => isTouched(unit, { base, values }));
  const after = Object.fromEntries(touched.flatMap((unit) => profileUnits[unit].map((field) => [field, valid[field]])));
  return changesBetween(base, { ...base, ...after });
}

const text = z.catch(z.string(), '');

const draftSchema = z.object({
  base: z.pick(interimUserSchema, {
    first_name: true,
    last_name: true,
    phone_number: true,
    city: true,
    language: true,
    full_address: true,
    name_city: true,
  }),
  values: z.object({
    first_name: text,
    last_name: text,
    phone_number: text,
    city: text,
    language: text,
    full_address: text,
    name_city: text,
  } satisfies Record<(typeof profileFields)[number], unknown>),
});

/** Parses a stored draft, possibly of an older version of the app; null when that fails. */
export function readDraft(stored: unknown): FormState | null {
  const parsed = draftSchema.safeParse(stored);
  return parsed.success ? parsed.data : null;
}
