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

/** The same for one senior, with everything else that an address said: a payment page returns without her. */
export function familyHrefKeeping(query: URLSearchParams, seniorId: string): string {
  const kept = new URLSearchParams(query);
  kept.delete('all');
  kept.set('for', seniorId);
  return `${patterns.forWhom}?${kept.toString()}`;
}
