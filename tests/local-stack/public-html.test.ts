import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { brand } from '#domain/brand.ts';
import { languages } from '#i18n/languages.ts';
import { publicHref, publicPageNames, publicPaths } from '#i18n/public-routes.ts';

const { appOrigin } = inject('firebase');

/** The thank-you page is reached by sending a form, never by searching. */
const unlisted = ['thanks'];

const pathsOf = (names: readonly (keyof typeof publicPaths)[]): readonly string[] =>
  names.flatMap((name) => languages.map((language) => publicHref(publicPaths[name], language)));

const allPaths = pathsOf(publicPageNames);
const listedPaths = pathsOf(publicPageNames.filter((name) => !unlisted.includes(name)));
const unknownPath = '/bestaat-niet';
/** The not-found page, in the other language too. */
const notFoundPaths = ['/404', '/en/404', unknownPath];

const absolute = (path: string): string => brand.origin + path;
const withoutFragment = (href: string): string => href.split('#')[0] ?? '';

/** Attributes of every such element, as they are written. */
function attributesOf(html: string, tag: string): readonly ReadonlyMap<string, string>[] {
  return [...html.matchAll(new RegExp(`<${tag}\\s(?<attributes>[^>]*)>`, 'g'))].map(
    ({ groups }) =>
      new Map(
        [...(groups?.['attributes'] ?? '').matchAll(/(?<name>[\w-]+)="(?<value>[^"]*)"/g)].map((match) => [
          match.groups?.['name'] ?? '',
          (match.groups?.['value'] ?? '').replaceAll('&amp;', '&'),
        ]),
      ),
  );
}

const linksOf = (html: string): readonly string[] => [
  ...new Set(attributesOf(html, 'a').flatMap((attributes) => attributes.get('href') ?? [])),
];

const idsOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sid="(?<id>[^"]+)"/g)].map(({ groups }) => groups?.['id'] ?? ''));

function alternatesOf(html: string): ReadonlyMap<string, string> {
  return new Map(
    attributesOf(html, 'link')
      .filter((link) => link.get('rel') === 'alternate')
      .map((link) => [link.get('hreflang') ?? '', link.get('href') ?? '']),
  );
}

const pages = new Map<string, string>();

beforeAll(async () => {
  for (const path of [...allPaths, unknownPath]) {
    const answer = await fetch(appOrigin + path, { redirect: 'error' });
    if (answer.status !== (path === unknownPath ? 404 : 200)) throw new Error(`${path} answers ${answer.status}`);
    pages.set(path, await answer.text());
  }
});

function pageAt(path: string): string {
  const html = pages.get(path);
  if (html === undefined) throw new Error(`${path} is no public page`);
  return html;
}

test('every public page is valid HTML, in both languages', async () => {
  const validator = new HtmlValidate(
    new StaticConfigLoader({
      root: true,
      extends: ['html-validate:standard', 'html-validate:a11y'],
      elements: ['html5'],
      rules: {
        // Safari treats a list without markers as no list, unless its role says so.
        'no-redundant-role': 'off',
      },
    }),
  );
  const mistakes: string[] = [];
  for (const [path, html] of pages) {
    const { results } = await validator.validateString(html, path);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      mistakes.push(`${path}: ${ruleId}: ${message} (${selector ?? 'the document'})`);
    }
  }
  expect(mistakes).toEqual([]);
});

test('a prerendered page has its styles in its head', () => {
  for (const [path, html] of pages) {
    const [head = '', body = ''] = html.split('</head>');
    expect(head, path).toContain('<style data-styles="css-');
    expect(body, path).not.toContain('<style');
  }
});

describe('links', () => {
  // spec: 2.landing.footer
  test('within Madelief lead to a page that exists, and to a place in it', async () => {
    const internal = new Set<string>();
    for (const [path, html] of pages) {
      for (const href of linksOf(html)) {
        if (href.startsWith('#')) internal.add(path + href);
        else if (href.startsWith('/')) internal.add(href);
      }
    }
    expect(internal.size).toBeGreaterThan(allPaths.length);
    const targets = new Map<string, Response>();
    for (const href of new Set([...internal].map(withoutFragment))) {
      targets.set(href, await fetch(appOrigin + href, { redirect: 'manual' }));
    }
    for (const [href, answer] of targets) expect(answer.status, href).toBe(notFoundPaths.includes(href) ? 404 : 200);
    for (const href of internal) {
      const [path = '', id] = href.split('#');
      if (id !== undefined && id !== '') expect(idsOf(pageAt(path)), href).toContain(id);
    }
  });

  test('to other sites are secure, or a telephone or mail address', () => {
    const outward = [...pages.values()].flatMap(linksOf).filter((href) => !/^[/#]/.test(href));
    expect(outward.length).toBeGreaterThan(0);
    expect(outward.filter((href) => !/^(?:https:\/\/|tel:\+|mailto:)\S+$/.test(href))).toEqual([]);
  });
});

describe('languages', () => {
  test('the pages of a pair name each other, and each names itself as canonical', () => {
    for (const name of publicPageNames) {
      const pair = new Map(languages.map((language) => [language, absolute(publicHref(publicPaths[name], language))]));
      for (const language of languages) {
        const html = pageAt(publicHref(publicPaths[name], language));
        expect(html).toContain(`<html lang="${language}"`);
        const alternates = alternatesOf(html);
        expect(Object.fromEntries(alternates)).toEqual({
          ...Object.fromEntries(pair),
          'x-default': absolute(publicPaths[name]),
        });
        const canonical = attributesOf(html, 'link').find((link) => link.get('rel') === 'canonical');
        expect(canonical?.get('href')).toBe(pair.get(language));
      }
    }
  });

  test('the sitemap lists exactly the indexable pages, each with its pair', async () => {
    const answer = await fetch(`${appOrigin}/sitemap.xml`);
    expect(answer.headers.get('content-type')).toMatch(/xml/);
    const xml = await answer.text();
    const urls = [...xml.matchAll(/<url><loc>(?<loc>[^<]+)<\/loc>(?<rest>.*?)<\/url>/g)];
    const locations = urls.map(({ groups }) => groups?.['loc'] ?? '');
    expect(locations.toSorted()).toEqual(listedPaths.map(absolute).toSorted());
    for (const { groups } of urls) {
      const path = (groups?.['loc'] ?? '').slice(brand.origin.length);
      const named = attributesOf((groups?.['rest'] ?? '').replaceAll('/>', '>'), 'xhtml:link');
      const inPage = alternatesOf(pageAt(path === '' ? '/' : path));
      for (const link of named) expect(inPage.get(link.get('hreflang') ?? '')).toBe(link.get('href'));
      expect(named).toHaveLength(languages.length);
    }
  });

  test('a page that is not listed asks not to be indexed, and no other does', () => {
    for (const [path, html] of pages) {
      expect(html.includes('<meta name="robots" content="noindex"'), path).toBe(!listedPaths.includes(path));
    }
  });
});
