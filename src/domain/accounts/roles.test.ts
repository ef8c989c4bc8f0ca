import fc from 'fast-check';
import { expect, test } from 'vitest';
import { can, capabilitiesOf, type Capability, rights, roles, staffRoles } from './roles.ts';

const capabilities: readonly Capability[] = [...new Set(Object.values(capabilitiesOf).flat())];

test('a senior has every right on her own records and no capability of staff', () => {
  expect(capabilities.filter((capability) => can('senior', capability))).toEqual(rights);
});

test('staff may open the staff page and edit their own account, and have no right of a senior', () => {
  expect(can('admin', 'staff.open')).toBe(true);
  expect(rights.filter((right) => can('admin', right))).toEqual(['profile.edit']);
});

test('each role of staff has a part of what the lead may do, and only the lead gives roles', () => {
  for (const role of staffRoles) {
    expect(capabilitiesOf[role].filter((capability) => !can('admin', capability))).toEqual([]);
    expect([role, can(role, 'staff.open'), can(role, 'staff.manage')]).toEqual([role, true, role === 'admin']);
  }
});

// spec: security.staff-roles
test('dispatch has nothing to do with money, and finance changes no visit and no student', () => {
  expect(capabilitiesOf.dispatch.filter((capability) => /^(ledger|credits)\./.test(capability))).toEqual([]);
  expect(
    capabilitiesOf.finance.filter((capability) => /^(dispatch|students|leads|circles)\./.test(capability)),
  ).toEqual(['dispatch.view']);
});

test('a family member has for herself her own account and her messages, and nothing of a senior or of staff', () => {
  const held = capabilities.filter((capability) => can('family', capability));
  expect(held.toSorted()).toEqual(['circle.act', 'notifications.view', 'profile.edit']);
  expect(can('senior', 'circle.act')).toBe(false);
  expect(can('admin', 'circle.act')).toBe(false);
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

test('any string other than the roles has no capability', () => {
  const others = fc.string().filter((role) => !(roles as readonly string[]).includes(role));
  fc.assert(fc.property(others, fc.constantFrom(...capabilities), (role, capability) => !can(role, capability)));
  expect(roles).toEqual(['senior', 'admin', 'dispatch', 'finance', 'family']);
});
