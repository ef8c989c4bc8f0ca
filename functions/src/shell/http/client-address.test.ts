import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const from = (forwardedFor: string | undefined, client?: string) =>
  clientAddress({ headers: { 'x-forwarded-for': forwardedFor, 'fastly-client-ip': client } });

// spec: security.breach-15
test('a caller of the function itself is the rightmost address: the others are what it says', () => {
  expect(from('203.0.113.9, 192.0.2.7')).toEqual({ address: '192.0.2.7', network: '192.0.2' });
  expect(from('192.0.2.7')).toEqual(from('10.0.0.1,192.0.2.7'));
});

test('all addresses of one connection with IPv6 are one, and its network is that of the provider’s customer', () => {
  const one = from('2a02:1810:abcd:ef00:1:2:3:4');
  expect(one).toEqual({ address: '2a02:1810:abcd:ef00', network: '2a02:1810:abcd' });
  expect(from('2a02:1810:ABCD:EF00::1')).toEqual(one);
  expect(from('2a02:1810:abcd:ef01::1').address).not.toBe(one.address);
  expect(from('2a02:1810:abcd:ef01::1').network).toBe(one.network);
  expect(from('::1')).toEqual({ address: '0:0:0:0', network: '0:0:0' });
  expect(from('::ffff:192.0.2.7')).toEqual(from('192.0.2.7'));
});

test('two people who come through Hosting are two, wherever its delivery network stands', () => {
  const maria = from('198.51.100.4', '192.0.2.7');
  expect(maria).toEqual(from('198.51.100.99', '192.0.2.7'));
  expect(maria.address).not.toBe(from('198.51.100.4', '192.0.2.8').address);
});

test('whoever calls the function itself cannot count as somebody who comes through Hosting', () => {
  expect(from('203.0.113.9', '192.0.2.7').address).not.toBe(from('198.51.100.4', '192.0.2.7').address);
});

test('what is no address is one unknown client', () => {
  const unknown = { address: 'unknown', network: 'unknown' };
  expect([from(undefined), from(''), from('x'.repeat(5000)), from('999.1.1.1')]).toEqual([
    unknown,
    unknown,
    unknown,
    unknown,
  ]);
});
