import { describe, expect, test } from 'vitest';
import { dashboardTabs, hrefs, isReturnAddress, toDashboardTab } from './paths.ts';

describe('dashboard views', () => {
  test.each(dashboardTabs)('the address of %s resolves to that view', (tab) => {
    const { searchParams } = new URL(hrefs.dashboard(tab), 'https://madelief.test');
    expect(toDashboardTab(searchParams.get('tab'))).toBe(tab);
  });

  test.each([null, undefined, '', 'no-such-view', '__proto__', 7, { tab: 'overview' }])(
    '%j is the overview',
    (value) => {
      expect(toDashboardTab(value)).toBe('overview');
    },
  );
});

describe('isReturnAddress', () => {
  test.each(['/dashboard', '/dashboard?tab=my-requests', '/admin', '/admin#x'])('accepts %s', (address) => {
    expect(isReturnAddress(address)).toBe(true);
  });

  test.each([
    '//evil.test',
    'https://evil.test/dashboard',
    '/login',
    '/dashboardx',
    '/\\evil.test',
    'javascript:alert(1)',
    '',
    null,
    3,
  ])('%j may not', (address) => {
    expect(isReturnAddress(address)).toBe(false);
  });
});
