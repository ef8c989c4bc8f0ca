import { adminPath } from '#domain/staff/admin-path.ts';
import { describe, expect, test } from 'vitest';
import { homeOf, isReturnAddress } from './account/home.ts';
import { familyHref, familyHrefKeeping } from './family/family-href.ts';
import { giftHref } from './family/gift-href.ts';
import { hrefs } from './paths.ts';
import { dashboardTabs, toDashboardTab } from './senior/dashboard-tabs.ts';

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
  test.each([
    '/dashboard',
    '/dashboard?tab=my-requests',
    '/voor-wie?for=maria',
    '/geschenk?gift=one&success=true',
    '/admin',
    '/admin?request=abc',
    '/admin/requests/7d3f',
    '/admin#x',
  ])('accepts %s', (address) => {
    expect(isReturnAddress(address)).toBe(true);
  });

  test.each([
    '//evil.test',
    'https://evil.test/dashboard',
    '/login',
    '/dashboardx',
    '/voor-wiex',
    '/geschenkx',
    '/\\evil.test',
    'javascript:alert(1)',
    '',
    null,
    3,
  ])('%j may not', (address) => {
    expect(isReturnAddress(address)).toBe(false);
  });
});

describe('where a person arrives after signing in', () => {
  test('staff arrive at what the mail is about, and else at their own page', () => {
    const address = adminPath({ kind: 'request', id: '7d3f0f3e-5c7a' });
    expect(address).toBe(`${hrefs.admin()}?request=7d3f0f3e-5c7a`);
    expect(homeOf('staff', address)).toBe(address);
    for (const from of [undefined, hrefs.dashboard('credits')]) expect(homeOf('staff', from)).toBe(hrefs.admin());
  });

  test('a family member arrives at the senior whom she was with, and else at the choice', () => {
    expect(homeOf('family', familyHref('maria', 'my-requests'))).toBe('/voor-wie?for=maria&tab=my-requests');
    expect(homeOf('family', giftHref({ gift: 'one' }))).toBe('/geschenk?gift=one');
    for (const from of [undefined, hrefs.dashboard('credits'), hrefs.admin()]) {
      expect(homeOf('family', from)).toBe('/voor-wie');
    }
  });

  test('whoever comes back from the payment page and chooses for whom still has what the page said', () => {
    const query = new URLSearchParams('tab=credits&session_id=cs_1&all=');
    expect(familyHrefKeeping(query, 'maria')).toBe('/voor-wie?tab=credits&session_id=cs_1&for=maria');
  });

  test('a senior arrives at the view that was asked for, and else at the overview', () => {
    expect(homeOf('senior', hrefs.dashboard('credits'))).toBe(hrefs.dashboard('credits'));
    expect(homeOf('senior', undefined)).toBe(hrefs.dashboard());
  });
});
