import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { everyContract } from '#tests/functions/hostile/every-contract.ts';
import { textLimits } from '../field-types.ts';
import { reason, reasonIfNeeded } from '../reason.ts';

/** The commands that say a reason, by whether each one needs it: the rest are refused by their decisions. */
const always = [
  'adjust-credits',
  'cancel-request',
  'cancel-visit',
  'correct-visit',
  'decline-move',
  'end-series',
  'miss-visit',
  'record-visit',
  'refund-visit',
  'start-visit',
  'unassign-student',
];
const inSomeCases = [
  'accept-move',
  'assign-student',
  'book-for-senior',
  'check-out',
  'decide-late-payment',
  'decline-offer',
  'move-visit',
  'refuse-move',
  'send-quote',
  'withdraw-from-visit',
];

const fields = (await everyContract()).flatMap(({ name, input }) =>
  Object.entries<z.core.$ZodType>(input.shape)
    .filter(([field]) => field.includes('reason'))
    .map(([, schema]) => ({ name, schema })),
);

const spaces = ' \n\t\u00A0\u2003 ';

test('every command with a reason is known here', () => {
  expect(fields.map(({ name }) => name).toSorted()).toEqual([...always, ...inSomeCases].toSorted());
});

// spec: staff.command.reason
test.each(fields)('$name: a reason is trimmed, and spaces are none', ({ name, schema }) => {
  const needed = always.includes(name);
  expect(schema).toBe(needed ? reason : reasonIfNeeded);
  expect(z.safeParse(schema, '  Op haar vraag.\n')).toEqual({ success: true, data: 'Op haar vraag.' });
  for (const nothing of ['', spaces]) {
    expect(z.safeParse(schema, nothing)).toMatchObject(needed ? { success: false } : { success: true, data: '' });
  }
  expect(z.safeParse(schema, 'a'.repeat(textLimits.notes)).success).toBe(true);
  expect(z.safeParse(schema, 'a'.repeat(textLimits.notes + 1)).success).toBe(false);
});
