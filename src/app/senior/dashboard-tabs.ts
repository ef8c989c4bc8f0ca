/** Views of the dashboard by their value of `?tab=`. The first is the default. */
export const dashboardTabs = [
  'overview',
  'request-service',
  'chat-help',
  'my-requests',
  'credits',
  'messages',
  'circle',
  'profile',
] as const;

export type DashboardTab = (typeof dashboardTabs)[number];

/** An unknown value resolves to the overview. */
export function toDashboardTab(value: unknown): DashboardTab {
  return dashboardTabs.find((tab) => tab === value) ?? 'overview';
}
