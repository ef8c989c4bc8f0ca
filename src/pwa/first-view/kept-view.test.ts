import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstViewAddress, holdsSecret, isCurrent, isKeptView, isTooLarge, largestView, viewKey } from './kept-view.ts';

const view = { html: '', css: '', title: '', script: '', files: [], look: '', keptAt: 1, until: 2 };

describe('the address of a first view', () => {
  test.each(['/dashboard', '/dashboard?tab=my-requests', '/voor-wie', '/student'])('%s is one', (address) => {
    expect(firstViewAddress(new URL(`https://madelief.test${address}`))).toBe(address);
  });

  test.each([
    '/dashboard?tab=credits',
    '/dashboard?tab=my-requests&x=1',
    '/dashboard#x',
    `/student#${'a'.repeat(43)}`,
    '/login',
    '/voor-wie?for=maria',
  ])('%s is none', (address) => {
    expect(firstViewAddress(new URL(`https://madelief.test${address}`))).toBeNull();
  });

  test('is kept with and without a network apart', () => {
    expect(viewKey('/dashboard', true)).not.toBe(viewKey('/dashboard', false));
  });
});

describe('a kept view', () => {
  test('holds from when it was kept until something in it changes', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), (keptAt, lasts, now) => {
        const until = keptAt + lasts;
        expect(isCurrent({ keptAt, until }, now)).toBe(now >= keptAt && now < until);
      }),
    );
  });

  test.each([null, 'x', {}, { ...view, html: 1 }, { ...view, until: null }, { ...view, keptAt: Number.NaN }])(
    'is not %j',
    (stored) => {
      expect(isKeptView(stored)).toBe(false);
    },
  );

  test('is what was stored as one, unless it is too large', () => {
    expect(isKeptView(structuredClone(view))).toBe(true);
    expect(isTooLarge(view)).toBe(false);
    expect(isTooLarge({ html: 'x'.repeat(largestView), css: 'x' })).toBe(true);
  });
});

const base64url = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];

test('a secret of ours is found wherever it stands, and nothing else is taken for one', () => {
  const secret = fc.array(fc.constantFrom(...base64url), { minLength: 43, maxLength: 43 }).map((all) => all.join(''));
  fc.assert(
    fc.property(secret, fc.constantFrom('<p>', 'href="/student#', 'value="', '/feed/'), (found, before) => {
      expect(holdsSecret(`<div>${before}${found}"</div>`)).toBe(true);
    }),
  );
  expect(holdsSecret('<p>eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJtYXJpYSJ9.c2ln</p>')).toBe(true);
  fc.assert(
    fc.property(fc.uuid(), fc.stringMatching(/^[A-Za-z0-9]{20}$/), (id, documentId) => {
      expect(holdsSecret(`<a href="/voor-wie?for=person-${id}">`)).toBe(false);
      expect(holdsSecret(`<li id="visit-${id}_2026-11-26"><p data-x="${documentId}">Boodschappen</p></li>`)).toBe(
        false,
      );
    }),
  );
  expect(holdsSecret(`<img src="data:image/jpeg;base64,${'A'.repeat(43)}">`)).toBe(false);
});
