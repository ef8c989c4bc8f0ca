import { brand, socialPages } from '#domain/brand.ts';
import { escapeHtml } from '#domain/escape-html.ts';
import { claims } from '#domain/public/claims.ts';
import { languages, localeOf } from '#i18n/languages.ts';
import type { metaTextsIn } from '#i18n/namespaces/meta-texts.ts';
import { publicHref, type PublicRoute } from '#i18n/public-routes.ts';

type Meta = Awaited<ReturnType<typeof metaTextsIn>>;

/** The absolute address of a public page, for other sites. */
export const absolute = (path: string) => `${brand.origin}${path}`;

/** The company as structured data for search engines: name, address, contact and service area. */
function organisation(): object {
  const { street, postalCode, town, country } = brand.address;
  const { km, around, latitude, longitude } = claims.serviceRadius;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${brand.origin}/#organisation`,
    name: brand.name,
    url: absolute('/'),
    logo: absolute('/icons/icon-512.png'),
    telephone: brand.phone,
    email: brand.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: town,
      addressCountry: country,
    },
    areaServed: {
      '@type': 'GeoCircle',
      name: around,
      geoMidpoint: { '@type': 'GeoCoordinates', latitude, longitude },
      geoRadius: km * 1000,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: brand.phone,
      availableLanguage: languages,
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: `${String(brand.phoneHours.fromHour).padStart(2, '0')}:00`,
        closes: `${String(brand.phoneHours.toHour).padStart(2, '0')}:00`,
      },
    },
    sameAs: socialPages.map(({ href }) => href),
  };
}

/** Pages that are reached by links only and not indexed. */
const unlisted: readonly (PublicRoute['page'] | null)[] = ['thanks', null];

export const isListed = (page: PublicRoute['page']): boolean => !unlisted.includes(page);

/** The head of a public page for search engines and shared links. @param texts in the page's language. */
export function publicHead({ page, language, path }: PublicRoute, texts: Meta): string {
  const name = page ?? 'not-found';
  const title = `${texts[`${name}-title`]} | ${brand.name}`;
  const description = texts[`${name}-description`];
  const url = absolute(publicHref(path, language));
  const alternates = languages.map(
    (each) => `<link rel="alternate" hreflang="${each}" href="${absolute(publicHref(path, each))}" />`,
  );
  const found = [
    `<link rel="canonical" href="${url}" />`,
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="${absolute(path)}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:site_name" content="${escapeHtml(brand.name)}" />`,
    `<meta property="og:title" content="${escapeHtml(title)}" />`,
    `<meta property="og:description" content="${escapeHtml(description)}" />`,
    `<meta property="og:url" content="${url}" />`,
    `<meta property="og:locale" content="${localeOf(language).openGraph}" />`,
    ...languages
      .filter((each) => each !== language)
      .map((each) => `<meta property="og:locale:alternate" content="${localeOf(each).openGraph}" />`),
    `<meta property="og:image" content="${absolute('/share/madelief.png')}" />`,
    `<meta property="og:image:width" content="1200" />`,
    `<meta property="og:image:height" content="630" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
  ];
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    ...(isListed(page) ? [] : ['<meta name="robots" content="noindex" />']),
    ...(page === null ? [] : found),
    ...(page === 'home'
      ? [`<script type="application/ld+json">${JSON.stringify(organisation()).replaceAll('<', '\\u003c')}</script>`]
      : []),
  ].join('\n    ');
}
