import * as staffAccounts from '#domain/contracts/staff/staff-accounts.ts';
import { readHealth } from '#domain/contracts/staff/read-health.ts';
import { httpCall } from './shell/http/on-http-calls.ts';

/** The accounts of staff and what runs by itself, among the calls of staff's app. */
export const teamCallList = [
  httpCall({
    contract: staffAccounts.readStaff,
    requires: 'staff.manage',
    load: async () => (await import('./staff/read-staff.ts')).readStaff,
  }),
  httpCall({
    contract: staffAccounts.resetSecondFactor,
    requires: 'staff.manage',
    wantsRecentSignIn: () => true,
    load: async () => (await import('./staff/reset-second-factor.ts')).resetSecondFactor,
  }),
  httpCall({
    contract: readHealth,
    requires: 'health.view',
    load: async () => (await import('./health/read-health.ts')).readHealth,
  }),
  httpCall({
    contract: staffAccounts.changeStaffRole,
    requires: 'staff.manage',
    wantsRecentSignIn: () => true,
    load: async () => (await import('./staff/change-staff-role.ts')).changeStaffRole,
  }),
  httpCall({
    contract: staffAccounts.reportSecondFactor,
    requires: 'staff.open',
    load: async () => (await import('./staff/report-second-factor.ts')).reportSecondFactor,
  }),
];
