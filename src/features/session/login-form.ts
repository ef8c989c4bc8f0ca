import * as z from 'zod/mini';
import { emailAddress } from '#domain/field-types.ts';

/** Messages are keys of src/i18n, namespace `session`. */
const schema = z.object({
  email: z.pipe(z.string().check(z.trim()), emailAddress),
  password: z.string().check(z.minLength(1)),
});

const messages = { email: 'email-invalid', password: 'password-required' } as const;

export type LoginField = keyof typeof messages;

export interface LoginProblem {
  readonly field: LoginField;
  readonly message: (typeof messages)[LoginField];
}

export type LoginForm =
  | { readonly ok: true; readonly value: z.infer<typeof schema> }
  | { readonly ok: false; readonly problems: readonly LoginProblem[] };

/** Checks what was typed, in the order of the fields. A space that a keyboard added around the address is no mistake. */
export function readLoginForm(typed: { readonly email: string; readonly password: string }): LoginForm {
  const parsed = schema.safeParse(typed);
  if (parsed.success) return { ok: true, value: parsed.data };
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
  const fields: readonly LoginField[] = ['email', 'password'];
  return {
    ok: false,
    problems: fields.filter((field) => wrong.has(field)).map((field) => ({ field, message: messages[field] })),
  };
}
