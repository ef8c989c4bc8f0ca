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

/** Where its draft is kept. */
export const draftName = 'profile';

/** The form together with what the person saw when it was filled in: a change is judged against that. */
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

/** What somebody changed elsewhere comes into the form, except where the person is changing the same. */
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
 * What the person wants changed. A unit that was not touched stays as it is stored, also where it is shown as empty.
 * @param valid the values as the schema left them.
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

/** A draft as it was kept, perhaps by an older version of the app; null when it cannot be read. */
export function readDraft(stored: unknown): FormState | null {
  const parsed = draftSchema.safeParse(stored);
  return parsed.success ? parsed.data : null;
}
