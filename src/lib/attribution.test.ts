import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitingListEntrySchema } from '#domain/documents/forms/waiting-list-entry.ts';
import { textLimits } from '#domain/field-types.ts';
import {
  startAttribution,
  parseAttribution,
  readAttribution,
  utmMaxLength,
  utmNames,
  mergeAttribution,
} from './attribution.ts';

const nothing = { test: false, utm: {} };

function sessionStore() {
  const values = new Map<string, string>();
  return { getItem: (key: string) => values.get(key) ?? null, setItem: (key: string, v: string) => values.set(key, v) };
}

beforeEach(() => vi.stubGlobal('sessionStorage', sessionStore()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('parsing the query of an address', () => {
  test.each(['', '?', '?test', '?test=', '?test=false', '?test=1', '?TEST=true', '?a=test=true', '?source=signup'])(
    '%j is ignored',
    (search) => expect(mergeAttribution(nothing, search)).toEqual(nothing),
  );

  test('test=true enables test mode, and nothing disables it', () => {
    const on = mergeAttribution(nothing, '?tab=profile&test=true');
    expect(on).toEqual({ test: true, utm: {} });
    expect(mergeAttribution(on, '?test=false')).toEqual(on);
  });

  // spec: 7.forms.sign-up-attribution
  test('the five campaign parameters are read, empty ones omitted', () => {
    expect(
      mergeAttribution(
        nothing,
        '?utm_source=folder&utm_medium=%20&utm_campaign=lente+2026&utm_id=7&email=maria@example.be',
      ).utm,
    ).toEqual({ utm_source: 'folder', utm_campaign: 'lente 2026' });
  });

  // spec: 7.forms.sign-up-attribution
  test('the first campaign of the session is kept unchanged', () => {
    const first = mergeAttribution(nothing, '?utm_source=folder&utm_term=tuin');
    expect(mergeAttribution(first, '?tab=overview')).toEqual(first);
    expect(mergeAttribution(first, '?utm_source=krant&utm_medium=mail')).toEqual(first);
    expect(mergeAttribution(mergeAttribution(nothing, '?test=true'), '?utm_source=krant').utm).toEqual({
      utm_source: 'krant',
    });
  });
});

/**
 * Ordinary, invisible and combining characters, and characters of several code units.
 */
const unit = fc.constantFrom('a', 'é', ' ', '\n', '\u0000', '\u007f', '%', '&', '+', '\u0301', '😀', '👩‍🦳');

test('the schema of the waiting list accepts the result of any address', () => {
  expect(utmMaxLength).toBe(textLimits.utm);
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 260 }), fc.constantFrom(...utmNames), (value, name) => {
      const { utm } = mergeAttribution(nothing, `?${new URLSearchParams({ [name]: value }).toString()}`);
      const entry = { full_name: 'Maria Peeters', email: 'maria@example.be', role: 'Help Seeker', ...utm };
      expect(waitingListEntrySchema.safeParse(entry).success).toBe(true);
      expect(utm[name] ?? '').not.toMatch(/\p{Surrogate}|\p{Cc}/u);
    }),
  );
});

test('a stored value is accepted only in the form that was written', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (stored) => {
      const { test: isTest, utm } = parseAttribution(stored);
      expect(typeof isTest).toBe('boolean');
      expect(Object.keys(utm).every((name) => utmNames.some((known) => known === name))).toBe(true);
    }),
  );
  expect(parseAttribution('{"test":"true","utm":{"utm_source":7,"utm_term":"tuin"}}')).toEqual({
    test: false,
    utm: { utm_term: 'tuin' },
  });
});

describe('the attribution', () => {
  // spec: 7.forms.sign-up-attribution
  test('lasts for the browser session, reloads included', async () => {
    startAttribution('?test=true&utm_source=folder');
    vi.resetModules();
    const reloaded = await import('./attribution.ts');
    expect(reloaded.readAttribution()).toEqual(nothing);
    reloaded.startAttribution('');
    expect(reloaded.readAttribution()).toEqual({ test: true, utm: { utm_source: 'folder' } });
  });

  test('lasts as long as the page when storage is forbidden', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
    startAttribution('?test=true');
    expect(readAttribution().test).toBe(true);
  });
});
