import {
  objectionToSending,
  registrationFields,
  type RegistrationField,
  type RegistrationForm,
  registrationFormSchema,
  registrationMessages,
  type RegistrationMessage,
  type RegistrationValues,
  type SendingObjection,
} from '#domain/accounts/registration-form.ts';
import { err, ok, type Result } from '#lib/result.ts';

export interface RegistrationProblem {
  readonly field: RegistrationField;
  readonly message: RegistrationMessage;
}

export interface RegistrationProblems {
  /** What the further check says of the form as a whole. */
  readonly objection: SendingObjection | null;
  /** One for each field, in the order of the screen. */
  readonly problems: readonly RegistrationProblem[];
}

const known: readonly RegistrationMessage[] = Object.values(registrationMessages);

/** Judges what was typed; what passes has passed the further check before sending as well. */
export function checkRegistration(values: RegistrationValues): Result<RegistrationForm, RegistrationProblems> {
  const parsed = registrationFormSchema.safeParse(values);
  const objection = objectionToSending(values);
  if (parsed.success && objection === null) return ok(parsed.data);
  const issues = parsed.success ? [] : parsed.error.issues;
  const problems = registrationFields.flatMap((field) => {
    const issue = issues.find(({ path }) => path[0] === field);
    const message = known.find((candidate) => candidate === issue?.message);
    return message === undefined ? [] : [{ field, message }];
  });
  return err({ objection, problems });
}
