import { patterns } from '../paths.ts';
import type { DashboardTab } from '../senior/dashboard-tabs.ts';

/** A family member's app: without a senior, the choice for whom; with one, her dashboard. Without a tab, the first. */
export function familyHref(seniorId?: string, tab: DashboardTab = 'overview'): string {
  const query = new URLSearchParams({
    ...(seniorId === undefined ? {} : { for: seniorId }),
    ...(tab === 'overview' ? {} : { tab }),
  }).toString();
  return query === '' ? patterns.forWhom : `${patterns.forWhom}?${query}`;
}
