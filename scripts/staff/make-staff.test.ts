import { expect, test } from 'vitest';
import type { InterimUser } from '#domain/documents/interim-user.ts';
import type { StaffMember } from '#domain/staff/team/staff-alarm.ts';
import { type Login, makeStaff, type NewStaff, type StaffTools } from './make-staff.ts';

const staff: NewStaff = { mail: 'ann@madelief.test', firstName: 'Ann', lastName: 'Peeters', role: 'admin' };
const lead: StaffMember = { uid: 'staf', name: 'Staf', email: 'staf@madelief.test', role: 'admin', blocked: false };

/** Accounts of Auth and roles in memory. */
function memory(login: Login | null, role?: unknown) {
  const records: InterimUser[] = [];
  const told: string[] = [];
  let known = login;
  const tools: StaffTools = {
    findLogin: () => Promise.resolve(known),
    createLogin: () => {
      known = { uid: 'new', emailVerified: true };
      return Promise.resolve(known);
    },
    roleOf: () => Promise.resolve(records[0]?.role ?? role),
    now: () => new Date('2026-11-25T09:00:00Z'),
    members: () => Promise.resolve([lead]),
    createRecord: (user, mails) => {
      records.push(user);
      told.push(...mails.map((each) => ('data' in each ? String(each.data['to']) : '')));
      return Promise.resolve();
    },
  };
  return { records, told, tools };
}

test('a new address becomes staff, and a second call changes nothing', async () => {
  const { records, tools } = memory(null);
  expect(await makeStaff(staff, tools)).toBe('made');
  expect(records).toMatchObject([{ id: 'new', email: staff.mail, role: 'admin', status: 'verified' }]);
  expect(await makeStaff(staff, tools)).toBe('is-staff');
  expect(records).toHaveLength(1);
});

// spec: security.staff-new
test('the role is the one that was asked for, and the lead and the person are told by mail, once', async () => {
  const { records, told, tools } = memory(null);
  expect(await makeStaff({ ...staff, role: 'finance' }, tools)).toBe('made');
  expect(await makeStaff({ ...staff, role: 'admin' }, tools)).toBe('is-staff');
  expect(records).toMatchObject([{ role: 'finance' }]);
  expect(told).toEqual([lead.email, staff.mail]);
});

test('what an interrupted call left is completed', async () => {
  const { records, tools } = memory({ uid: 'half', emailVerified: true });
  expect(await makeStaff(staff, tools)).toBe('made');
  expect(records).toMatchObject([{ id: 'half', role: 'admin' }]);
});

test('an account that a stranger made with the address is not made staff', async () => {
  const { records, tools } = memory({ uid: 'stranger', emailVerified: false });
  expect(await makeStaff(staff, tools)).toBe('address-not-proven');
  expect(records).toEqual([]);
});

test.each(['senior', 'family', null])('an account with the role %s keeps it', async (role) => {
  const { records, tools } = memory({ uid: 'someone', emailVerified: true }, role);
  expect(await makeStaff(staff, tools)).toBe('has-another-role');
  expect(records).toEqual([]);
});
