import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { rulesSource } from '#tests/rules/runners/rules-under-test.ts';
import { documentSchemas } from '#tests/rules/schemas/document-schemas.ts';
import { scheduleRuns, scheduleSeed } from '../schedule-runs.ts';
import { attackRules } from './attack-rules.ts';
import { aVictim } from './victims.ts';

const { seed = Date.now() % 1_000_000 } = scheduleSeed;
const attacks = scheduleRuns(200);

test('what victims have is as the product stores it, each with a secret in it', () => {
  const schemas: Readonly<Record<string, z.core.$ZodType>> = documentSchemas;
  for (const { path, data, secret } of aVictim('victim-one', '7d3f0f3e-5c7a-4c7e-9b39-000000000001').documents) {
    const schema = schemas[path.split('/')[0] ?? ''];
    expect([path, schema === undefined ? null : z.safeParse(schema, data).error?.issues]).toEqual([path, undefined]);
    expect([path, JSON.stringify(data).includes(secret)]).toEqual([path, true]);
  }
});

test(`attackers of eight roles change and learn nothing through the rules (seed ${seed})`, async () => {
  const { requests, statuses, breaches } = await attackRules(rulesSource, { seed, attacks, untilBreach: false });
  expect(breaches).toEqual([]);
  expect(requests).toBe(8 * attacks);
  // They reach the rules, and do not only fail to be understood: most are refused, and some that harm nobody are done.
  expect(statuses.get(403)).toBeGreaterThan(requests / 4);
  expect(statuses.get(200)).toBeGreaterThan(0);
});

/** A text of the rules, and what somebody could write there by mistake. */
const holes: readonly (readonly [what: string, text: string, hole: string])[] = [
  ['an account is anybody’s to read', "allow get: if isMe(uid) || mayAsStaff('accounts.view');", 'allow get: if true;'],
  [
    'requests are listed without asking for whom',
    "allow list: if mayActFor(resource.data.senior_id, 'requests.list') || mayAsStaff('dispatch.view');\n      allow create",
    'allow list: if request.auth != null;\n      allow create',
  ],
  [
    'a balance is written',
    "allow list: if mayAsStaff('ledger.view');",
    "allow list: if mayAsStaff('ledger.view'); allow write: if isMe(uid);",
  ],
  ['a right of the circle is not asked for', 'circleRightFor(right) in member.rights', 'true'],
  ['a block is not heeded', "return !account.get('blocked', false)", 'return true'],
  ['door codes are given to who asks', 'allow get: if mayGetDoorCode();', 'allow get: if request.auth != null;'],
];

test.each(holes)('a hole in the rules is found: %s', async (_what, text, hole) => {
  expect(rulesSource).toContain(text);
  const { breaches } = await attackRules(
    rulesSource.replace(text, () => hole),
    { seed, attacks, untilBreach: true },
  );
  expect(breaches).not.toEqual([]);
});
