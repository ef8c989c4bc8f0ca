import { patterns } from '../paths.ts';
import type { DashboardTab } from '../senior/dashboard-tabs.ts';

/** The views of a family member's own account; the others are a senior's. */
export const ownTabs = ['messages', 'profile'] as const satisfies readonly DashboardTab[];

export type OwnTab = (typeof ownTabs)[number];

/** A family member's app: without a senior, the choice for whom; with one, her dashboard. Without a tab, the first. */
export function familyHref(seniorId?: string, tab: DashboardTab = 'overview'): string {
  const query = new URLSearchParams({
    ...(seniorId === undefined ? {} : { for: seniorId }),
    ...(tab === 'overview' ? {} : { tab }),
  }).toString();
  return query === '' ? patterns.forWhom : `${patterns.forWhom}?${query}`;
}

/** A view of her own account. */
export const ownHref = (tab: OwnTab): string => `${patterns.forWhom}?tab=${tab}`;

/** The view of her own account that an address names; null for one that names a senior, or no such view. */
export function ownTabIn(query: URLSearchParams): OwnTab | null {
  return query.has('for') ? null : (ownTabs.find((tab) => tab === query.get('tab')) ?? null);
}

/** The same for one senior, with everything else that an address said: a payment page returns without her. */
export function familyHrefKeeping(query: URLSearchParams, seniorId: string): string {
  const kept = new URLSearchParams(query);
  kept.delete('all');
  kept.set('for', seniorId);
  return `${patterns.forWhom}?${kept.toString()}`;
}
