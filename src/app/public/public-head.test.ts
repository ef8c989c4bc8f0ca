import { describe, expect, test } from 'vitest';
import { brand } from '#domain/brand.ts';
import { languages, localeOf } from '#i18n/languages.ts';
import { metaTextsIn } from '#i18n/namespaces/meta-texts.ts';
import { publicHref, publicHrefsIn, publicRouteOf, type PublicRoute } from '#i18n/public-routes.ts';
import { isListed, publicHead } from './public-head.ts';

const places = languages.flatMap(publicHrefsIn).map(publicRouteOf);
const texts = new Map(
  await Promise.all(languages.map(async (language) => [language, await metaTextsIn(language)] as const)),
);

function headOf(place: PublicRoute): string {
  const meta = texts.get(place.language);
  if (meta === undefined) throw new Error(`no texts in ${place.language}`);
  return publicHead(place, meta);
}

const all = (head: string, pattern: RegExp) => [...head.matchAll(pattern)].map(([, found = '']) => found);

test('no two pages share a title or a description, and each is short enough to be shown whole', () => {
  const heads = places.map(headOf);
  for (const pattern of [/<title>(.*)<\/title>/g, /name="description" content="([^"]*)"/g]) {
    const texts = heads.flatMap((head) => all(head, pattern));
    expect(new Set(texts).size).toBe(places.length);
    for (const text of texts) expect(text.length, text).toBeLessThanOrEqual(160);
  }
});

describe.each(places)('$language $page', (place) => {
  const head = headOf(place);
  const own = `${brand.origin}${publicHref(place.path, place.language)}`;

  test('names itself, its other languages and its picture', () => {
    expect(all(head, /rel="canonical" href="([^"]*)"/g)).toEqual([own]);
    expect(all(head, /hreflang="[^"]*" href="([^"]*)"/g)).toEqual([
      ...languages.map((language) => `${brand.origin}${publicHref(place.path, language)}`),
      `${brand.origin}${place.path}`,
    ]);
    expect(all(head, /property="og:url" content="([^"]*)"/g)).toEqual([own]);
    expect(all(head, /property="og:locale" content="([^"]*)"/g)).toEqual([localeOf(place.language).openGraph]);
    expect(all(head, /property="og:image" content="([^"]*)"/g)).toEqual([`${brand.origin}/share/madelief.png`]);
    expect(head.includes('noindex')).toBe(!isListed(place.page));
  });

  test('leaves no placeholder', () => {
    expect(head).not.toMatch(/undefined|\{\{|%[A-Z]+%/);
  });
});

// spec: 9.investors.service-radius
test('the landing page describes the company: who, where, when, and 50 km around Antwerp', () => {
  const [json = ''] = all(headOf(publicRouteOf('/')), /<script type="application\/ld\+json">(.*)<\/script>/g);
  expect(JSON.parse(json)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    telephone: brand.phone,
    areaServed: { '@type': 'GeoCircle', name: 'Antwerpen', geoRadius: 50_000 },
    contactPoint: { hoursAvailable: { opens: '09:00', closes: '18:00' } },
  });
});

test('the page of unknown addresses is not indexed', () => {
  const head = headOf(publicRouteOf('/bestaat-niet'));
  expect(head).toContain('<meta name="robots" content="noindex" />');
  expect(head).not.toMatch(/canonical|hreflang|og:/);
});
