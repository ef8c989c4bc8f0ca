import type { FormErrors } from '#shared/forms/form-types.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { passwordProblem, staffPasswordProblem, type StaffPasswordProblem } from './password-rules.ts';

export interface NewPasswordValues {
  readonly password: string;
  readonly repeated: string;
}

/** Keys of src/i18n, namespace `account`. */
export type NewPasswordMessage = 'fill-in-all-fields' | 'passwords-differ' | StaffPasswordProblem;

type Errors = FormErrors<NewPasswordValues, NewPasswordMessage>;

/** The password, or the first error in the order of spec.md section 5. */
export function checkNewPassword({ password, repeated }: NewPasswordValues, ofStaff = false): Result<string, Errors> {
  if (password === '') return err({ password: 'fill-in-all-fields' });
  if (repeated === '') return err({ repeated: 'fill-in-all-fields' });
  if (password !== repeated) return err({ repeated: 'passwords-differ' });
  const problem = ofStaff ? staffPasswordProblem(password) : passwordProblem(password);
  return problem === null ? ok(password) : err({ password: problem });
}
