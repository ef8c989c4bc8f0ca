import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { checkForm } from './check-form.ts';

const messages = { name: 'name-required', street: 'street-required' } as const;

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(2, messages.name), z.maxLength(5, messages.name)),
  street: z.string().check(z.minLength(1, messages.street)),
  hidden: z.optional(z.string().check(z.minLength(1, 'not a message of this form'))),
});

test('valid values return the output of the schema', () => {
  expect(checkForm(schema, messages, { name: ' Mia ', street: 'Kerkstraat' })).toEqual({
    ok: true,
    value: { name: 'Mia', street: 'Kerkstraat' },
  });
});

test('each field gets one message, and messages unknown to the form are left out', () => {
  const checked = checkForm(schema, messages, { name: '', street: '', hidden: '' });
  expect(checked).toEqual({ ok: false, error: { name: 'name-required', street: 'street-required' } });
});
