import { minPasswordLength } from '#domain/accounts/registration-form.ts';

export type NewPasswordField = 'password' | 'repeated';

export interface NewPasswordProblem {
  readonly field: NewPasswordField;
  /** Key of src/i18n, namespace `account`. */
  readonly message: 'fill-in-all-fields' | 'passwords-differ' | 'password-too-short';
}

/** The first thing that is wrong, in the order of spec.md section 5; null for a password that may be sent. */
export function newPasswordProblem(password: string, repeated: string): NewPasswordProblem | null {
  if (password === '') return { field: 'password', message: 'fill-in-all-fields' };
  if (repeated === '') return { field: 'repeated', message: 'fill-in-all-fields' };
  if (password !== repeated) return { field: 'repeated', message: 'passwords-differ' };
  return password.length < minPasswordLength ? { field: 'password', message: 'password-too-short' } : null;
}
