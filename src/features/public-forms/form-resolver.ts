import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { contactMessages } from '#domain/public/contact-form.ts';
import { employerTipMessages } from '#domain/public/employer-tip-form.ts';
import { signUpMessages } from '#domain/public/sign-up-form.ts';

/** What stands in the fields, valid or not. */
export type FormValues = Record<string, string>;

type ValueOf<Messages> = Messages[keyof Messages];

/** Keys of src/i18n, namespace `forms`. */
export type MessageKey =
  ValueOf<typeof signUpMessages> | ValueOf<typeof contactMessages> | ValueOf<typeof employerTipMessages>;

const known: readonly MessageKey[] = [
  ...Object.values(signUpMessages),
  ...Object.values(contactMessages),
  ...Object.values(employerTipMessages),
];

/** The message of a field, if it is one of ours. */
export const toMessageKey = (message: string | undefined): MessageKey | undefined =>
  known.find((key) => key === message);

/** react-hook-form asks the schema of the domain; one message for each field, the first that applies. */
export function formResolver<Form extends object>(
  schema: z.core.$ZodType<Form>,
  empty: FormValues,
): Resolver<FormValues, unknown, Form> {
  return (values) => {
    // A field that is not on the screen has no value.
    const typed = Object.entries(values).filter(([, value]: [string, unknown]) => value !== undefined);
    const parsed = z.safeParse(schema, { ...empty, ...Object.fromEntries(typed) });
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: FieldErrors<FormValues> = {};
    for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= { type: 'schema', message };
    return { values: {}, errors };
  };
}
