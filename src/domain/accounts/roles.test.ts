import fc from 'fast-check';
import { expect, test } from 'vitest';
import { can, type Capability, roles } from './roles.ts';

const capabilities: readonly Capability[] = ['use-dashboard', 'use-admin'];

test.each([
  ['senior', 'use-dashboard', true],
  ['senior', 'use-admin', false],
  ['admin', 'use-dashboard', false],
  ['admin', 'use-admin', true],
] as const)('%s, %s: %s', (role, capability, allowed) => {
  expect(can(role, capability)).toBe(allowed);
});

test.each([
  '',
  'Senior',
  'SENIOR',
  ' senior',
  'student',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '0',
])('the role %j can do nothing', (role) => {
  for (const capability of capabilities) expect(can(role, capability)).toBe(false);
});

test('no string but the two roles can do anything', () => {
  const others = fc.string().filter((role) => !(roles as readonly string[]).includes(role));
  fc.assert(fc.property(others, fc.constantFrom(...capabilities), (role, capability) => !can(role, capability)));
  expect(roles).toEqual(['senior', 'admin']);
});
