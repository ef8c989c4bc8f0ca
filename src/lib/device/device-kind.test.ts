import { expect, test } from 'vitest';
import { deviceKind } from './device-kind.ts';

const safariOnMac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', 5, 'iphone'],
  ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15', 5, 'ipad'],
  [safariOnMac, 5, 'ipad'],
  [safariOnMac, 0, null],
  ['Mozilla/5.0 (Linux; Android 14; SM-X210) AppleWebKit/537.36 Chrome/130', 5, 'android'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130', 0, null],
  ['', 0, null],
])('%s with %i touch points is %s', (userAgent, touchPoints, expected) => {
  expect(deviceKind(userAgent, touchPoints)).toBe(expected);
});
