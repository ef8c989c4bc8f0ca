import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forSelf } from './acting-for.ts';
import { can, capabilitiesOf, type Capability, mayActFor, rights, roles } from './roles.ts';

const capabilities: readonly Capability[] = [...new Set(Object.values(capabilitiesOf).flat())];

test('a senior has every right on her own records and no capability of staff', () => {
  expect(capabilities.filter((capability) => can('senior', capability))).toEqual(rights);
});

test('staff may open the staff page and edit their own account, and have no right of a senior', () => {
  expect(can('admin', 'staff.open')).toBe(true);
  expect(rights.filter((right) => can('admin', right))).toEqual(['profile.edit']);
});

test.each([
  '',
  'Senior',
  'SENIOR',
  ' senior',
  'student',
  'admin ',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '0',
])('the role %j can do nothing', (role) => {
  for (const capability of capabilities) expect(can(role, capability)).toBe(false);
});

test('any string other than the two roles has no capability', () => {
  const others = fc.string().filter((role) => !(roles as readonly string[]).includes(role));
  fc.assert(fc.property(others, fc.constantFrom(...capabilities), (role, capability) => !can(role, capability)));
  expect(roles).toEqual(['senior', 'admin']);
});

test('an actor may act for itself only', () => {
  for (const right of rights) {
    expect(mayActFor(forSelf('maria'), right)).toBe(true);
    expect(mayActFor({ actorUid: 'daughter', seniorId: 'maria' }, right)).toBe(false);
  }
  expect(mayActFor(forSelf('maria'), 'dispatch.assign' as never)).toBe(false);
});
