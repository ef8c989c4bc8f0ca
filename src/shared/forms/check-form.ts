import * as z from 'zod/mini';
import { err, ok, type Result } from '#domain/result.ts';
import type { FieldName, FormErrors } from './form-types.ts';

/**
 * Validates the values with a schema whose messages are keys of src/i18n. Returns the schema's output, or one key per
 * field: that of its first issue. Issues of other fields and messages that are not in `messages` are left out.
 */
export function checkForm<Values extends object, Form, Key extends string>(
  schema: z.core.$ZodType<Form>,
  messages: Readonly<Record<string, Key>>,
  values: Values,
): Result<Form, FormErrors<Values, Key>> {
  const parsed = z.safeParse(schema, values);
  if (parsed.success) return ok(parsed.data);
  const errors: Partial<Record<FieldName<Values>, Key>> = {};
  for (const { path, message } of parsed.error.issues) {
    const field = (Object.keys(values) as FieldName<Values>[]).find((name) => name === path[0]);
    const key = Object.values(messages).find((known) => known === message);
    if (field !== undefined && key !== undefined) errors[field] ??= key;
  }
  return err(errors);
}
