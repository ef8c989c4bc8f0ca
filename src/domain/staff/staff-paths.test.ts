import { expect, test } from 'vitest';
import { isStaffAddress } from './staff-paths.ts';

test.each(['/admin', '/admin/', '/admin/requests', '/admin?request=abc', '/admin/requests/7d3f#x'])(
  '%s is an address of staff',
  (address) => {
    expect(isStaffAddress(address)).toBe(true);
  },
);

test.each(['/', '/administratie', '/dashboard?to=/admin', '//evil.test/admin', 'https://evil.test/admin', '/admin-x'])(
  '%s is not',
  (address) => {
    expect(isStaffAddress(address)).toBe(false);
  },
);
