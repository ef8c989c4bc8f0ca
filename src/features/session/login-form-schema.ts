import * as z from 'zod/mini';
import { typedEmail } from '#domain/field-types.ts';

/** Keys of src/i18n, namespace `session`. */
export const loginMessages = { email: 'email-invalid', password: 'password-required' } as const;

/** Trims the address, since keyboards add a space; spaces in a password are significant. */
export const loginFormSchema = z.object({
  email: typedEmail(loginMessages.email),
  password: z.string().check(z.minLength(1, loginMessages.password)),
});
