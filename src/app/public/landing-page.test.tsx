import { prerender } from 'react-dom/static';
import { beforeAll, describe, expect, test } from 'vitest';
import { phoneOnOneLine } from '#domain/brand.ts';
import { loadTexts } from '#i18n/namespaces/later-texts.ts';
import { startPageI18n } from '#i18n/start-page-i18n.ts';
import { publicRouteOf } from '#i18n/public-routes.ts';
import { LandingPage } from './landing-page.tsx';
import { PublicFrame } from './public-frame.tsx';
import { PublicShell } from './public-shell.tsx';
import { withoutStyles } from '#tests/pages/without-styles.ts';

/** Headings and interactive elements in document order, by their accessible names. */
const stops = (html: string) =>
  [...html.matchAll(/<(h[123]|button|a|summary)\b[^>]*>([^]*?)<\/\1>/g)].map(([, tag = '', content = '']) => {
    const words = content.replaceAll(/<svg[^]*?<\/svg>|<[^>]*>/g, '').trim();
    return `${tag}: ${words}`;
  });
const links = (html: string) => [...html.matchAll(/<a\b[^>]*href="([^"]*)"/g)].map(([, href]) => href);

/** The prerendered page in Dutch. */
let html = '';
const part = (tag: string) => new RegExp(`<${tag}\\b[^]*?</${tag}>`).exec(html)?.[0] ?? '';

beforeAll(async () => {
  await startPageI18n('nl', ['visitors', 'landing', 'prices']);
  await loadTexts('forms');
  const page = (
    <PublicFrame place={publicRouteOf('/')}>
      <PublicShell>
        <LandingPage />
      </PublicShell>
    </PublicFrame>
  );
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.MAX_SAFE_INTEGER });
  html = withoutStyles(await new Response(prelude).text());
});

describe('the landing page', () => {
  // spec: 2.landing.header-language 2.landing.header-login
  test('has the languages and the login in its header', () => {
    expect(stops(part('header')).map((stop) => stop.replace(/^a: /, ''))).toEqual(
      expect.arrayContaining(['Nederlands', 'English', 'Inloggen']),
    );
    expect(links(part('header'))).toEqual(expect.arrayContaining(['/', '/en', '/login']));
  });

  // spec: 9.investors.claims
  test('says where the rating comes from, and shows nothing of a third party unless one is configured', () => {
    const place = /<section[^>]*id="beoordelingen"[^]*?<\/section>/.exec(html)?.[0] ?? '';
    expect(place).toContain('Wie hulp kreeg, geeft ons 4,8 op 5. Na elk bezoek vragen wij sterren.');
    expect(place).not.toMatch(/<(?:button|a|iframe|script)\b/);
  });

  // spec: 2.landing.order 2.landing.contact-form 2.landing.services 2.landing.testimonials 2.landing.call-to-action
  // spec: 2.landing.region
  test('has its parts in the order of the specification', () => {
    expect(stops(part('main'))).toEqual([
      'h1: Hulp aan huis, van een student uit uw buurt',
      'button: Meld u aan',
      'a: Bekijk de prijzen',
      'h2: Laat uw nummer achter, wij bellen u',
      'button: Bel mij',
      `a: Bel ons op ${phoneOnOneLine}`,
      'h2: Zo gaat het, in een halve minuut',
      'button: Speel het filmpje af',
      'summary: Wat u in het filmpje ziet',
      'h2: Waarmee helpen wij u?',
      ...[
        'Gezelschap',
        'Vervoer',
        'Boodschappen',
        'Tuinonderhoud',
        'Fysieke activiteiten',
        'Huishoudelijke hulp',
      ].flatMap((service) => [`h3: ${service}`, 'button: Lees een voorbeeld']),
      'h2: Wat kost het?',
      ...['Gezelschap', 'Vervoer', 'Boodschappen', 'Tuinonderhoud', 'Fysieke activiteiten', 'Huishoudelijke hulp'].map(
        (service) => `h3: ${service}`,
      ),
      'h2: Hoe voelt dat?',
      'h3: Gezelschap',
      'h3: Tuinonderhoud',
      'h3: Fysieke activiteiten',
      'h3: Wat vinden onze klanten?',
      'h2: Zorgt u voor uw ouders?',
      'button: Meld uw ouder aan',
      'h2: Waarom Madelief?',
      'h3: Eerst een afspraak',
      'h3: Iemand die past',
      'h3: Geen abonnement',
      'h3: Altijd iemand aan de lijn',
      'h3: Vragen die wij vaak krijgen',
      'summary: Hoe betaal ik?',
      'summary: Wie komt er bij mij thuis?',
      'summary: Wat als ik niet tevreden ben?',
      'button: Ik wil hulp',
      'h2: Wij zijn er in Antwerpen, Gent en Leuven',
      `a: Bel ons op ${phoneOnOneLine}`,
    ]);
    expect(links(part('main'))).toEqual(['#prijzen', 'tel:+3232000000', 'tel:+3232000000']);
  });

  // spec: 2.landing.opening 2.landing.testimonials 9.investors.phone-hours 9.investors.claims
  test('opens with the claims of the specification, and marks its example as one', () => {
    const opening = html.slice(html.indexOf('<main'), html.indexOf('<section'));
    expect(opening).toContain('Tevreden of uw geld terug');
    expect(opening).toContain('Niet 100% tevreden? Dan betaalt u niets.');
    expect(opening).toContain('Meer dan 800 studenten staan klaar.');
    expect(html).toContain('Wie hulp kreeg, geeft ons 4,8 op 5.');
    expect(html).toContain('Op weekdagen, van 9u tot 18u.');
    expect(html.match(/Dit is een voorbeeld, geen echte klant\./g)).toHaveLength(3);
  });

  // spec: 2.landing.footer 7.links.landing
  test('has an address, telephone, e-mail and every way on in its footer', () => {
    const footer = part('footer');
    expect(footer).toMatch(/<address[^]*Voorbeeldstraat 1/);
    expect(links(footer)).toEqual([
      'tel:+3232000000',
      'mailto:hallo@madelief.test',
      '/algemene-voorwaarden',
      '/privacybeleid',
      '/toegankelijkheid',
      '/installeren',
      'https://studenten.madelief.test/',
      'https://bedrijven.madelief.test/',
      '/tip-je-werkgever',
      '/winwin',
      'https://www.facebook.com/',
      'https://www.instagram.com/',
      'https://www.linkedin.com/',
    ]);
  });
});
