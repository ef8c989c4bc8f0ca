import type { Capability } from '#domain/accounts/roles.ts';
import type { DashboardTab } from './dashboard-tabs.ts';

/** The capability that each view of the dashboard requires. */
export const tabCapabilities: Readonly<Record<DashboardTab, Capability>> = {
  overview: 'requests.list',
  'request-service': 'requests.create',
  'chat-help': 'requests.create',
  'my-requests': 'requests.list',
  credits: 'credits.view',
  messages: 'notifications.view',
  circle: 'circle.manage',
  profile: 'profile.edit',
};
