import { err, ok, type Result } from '#domain/result.ts';
import { readTypedEmail } from '#domain/typed-email.ts';
import type { FormErrors } from '#shared/forms/form-types.ts';

export interface Login {
  readonly email: string;
  readonly password: string;
}

/** Keys of src/i18n, namespace `session`. */
type LoginMessage = 'email-invalid' | 'password-required';

/**
 * Trims the address, since keyboards add a space; spaces in a password are significant. Without a schema: the page has no
 * other use for the library of schemas before somebody signs in.
 */
export function checkLogin({ email, password }: Login): Result<Login, FormErrors<Login, LoginMessage>> {
  const address = readTypedEmail(email);
  if (address !== null && password !== '') return ok({ email: address, password });
  return err({
    ...(address === null ? { email: 'email-invalid' } : {}),
    ...(password === '' ? { password: 'password-required' } : {}),
  });
}
