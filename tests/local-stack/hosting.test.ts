import { describe, expect, inject, test } from 'vitest';
import { brand } from '#domain/brand.ts';
import { languages } from '#i18n/languages.ts';
import { publicHref, publicPageNames, publicPaths } from '#i18n/public-routes.ts';
import { inlineScriptHashes } from '#build/content-security-policy.ts';

const { appOrigin, authOrigin, firestoreHost } = inject('firebase');

const get = (path: string): Promise<Response> => fetch(appOrigin + path, { redirect: 'manual' });

function directives(policy: string | null): Map<string, string[]> {
  return new Map(
    (policy ?? '').split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

/** The first group of every match. */
const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, found = '']) => found);

const publicPages = languages.flatMap((language) =>
  publicPageNames.map((name) => ({
    language,
    name,
    dutch: publicPaths[name],
    address: publicHref(publicPaths[name], language),
  })),
);

describe('the app behind the login', () => {
  test.each([
    '/login',
    '/registration',
    '/reset-password',
    '/reset-password/confirm',
    '/auth/callback?source=signup',
    '/dashboard?tab=my-requests',
    '/admin',
    '/admin/requests/7d3f0f3e?stage=new',
    '/instellingen',
    '/installeren',
    '/review?token=abc',
  ])('%s is the app', async (path) => {
    const page = await get(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('<div id="root"></div>');
  });
});

describe('the public pages', () => {
  test.each(publicPages)('$address is prerendered, in its language', async ({ language, address, dutch, name }) => {
    const page = await get(address);
    expect(page.status).toBe(200);
    const html = await page.text();
    const own = `${brand.origin}${address}`;
    expect(all(html, /<html lang="([^"]*)"/g)).toEqual([language]);
    expect(all(html, /<title>([^<]*)<\/title>/g)).toHaveLength(1);
    expect(all(html, /<h1[^>]*>([^<]+)</g)).toHaveLength(1);
    expect(all(html, /rel="canonical" href="([^"]*)"/g)).toEqual([own]);
    expect(all(html, /rel="alternate" hreflang="([^"]*)"/g)).toEqual([...languages, 'x-default']);
    expect(all(html, /rel="alternate" hreflang="[^"]*" href="([^"]*)"/g)).toEqual([
      ...languages.map((each) => `${brand.origin}${publicHref(dutch, each)}`),
      `${brand.origin}${dutch}`,
    ]);
    expect(all(html, /property="og:url" content="([^"]*)"/g)).toEqual([own]);
    expect(all(html, /application\/ld\+json">(.*?)<\/script>/g)).toHaveLength(name === 'home' ? 1 : 0);
    expect(html.includes('content="noindex"')).toBe(name === 'thanks');
    // No placeholder is left.
    expect(html).not.toMatch(/%[A-Z]+%|\{\{/);
  });

  test('have distinct titles and descriptions', async () => {
    const pages = await Promise.all(publicPages.map(async ({ address }) => (await get(address)).text()));
    for (const pattern of [/<title>([^<]*)</g, /name="description" content="([^"]*)"/g]) {
      expect(new Set(pages.flatMap((html) => all(html, pattern))).size).toBe(publicPages.length);
    }
  });

  test('describe the company on the landing page, with its 50 km around Antwerp', async () => {
    const [json = ''] = all(await (await get('/')).text(), /application\/ld\+json">(.*?)<\/script>/g);
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Organization',
      name: brand.name,
      areaServed: { '@type': 'GeoCircle', geoRadius: 50_000 },
    });
  });

  test('have a picture for shared links', async () => {
    const [picture = ''] = all(await (await get('/')).text(), /property="og:image" content="([^"]*)"/g);
    const answer = await get(new URL(picture).pathname);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
  });

  test.each(['/bestaat-niet', '/een/lang/pad', '/en/no-such-page', '/dashboard/iets'])(
    '%s does not exist: the not-found page, with status 404',
    async (path) => {
      const page = await get(path);
      expect(page.status).toBe(404);
      const html = await page.text();
      expect(all(html, /<h1[^>]*>([^<]+)</g)).toEqual(['Oeps! De pagina die u zoekt bestaat niet.']);
      expect(html).toContain('content="noindex"');
    },
  );

  test.each([
    ['/index.html', '/'],
    ['/winwin.html', '/winwin'],
    ['/winwin/', '/winwin'],
    ['/en/', '/en'],
    ['/en.html', '/en'],
    ['/en/bedankt.html', '/en/bedankt'],
  ])('%s redirects to its one address, %s', async (path, address) => {
    const answer = await get(path);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(address);
  });

  test('the sitemap lists every indexable page, in each language', async () => {
    const answer = await get('/sitemap.xml');
    expect(answer.headers.get('content-type')).toContain('xml');
    expect(all(await answer.text(), /<loc>([^<]*)<\/loc>/g).toSorted()).toEqual(
      publicPages
        .filter(({ name }) => name !== 'thanks')
        .map(({ address }) => `${brand.origin}${address}`)
        .toSorted(),
    );
  });

  test('robots.txt names the sitemap and disallows no public page', async () => {
    const rules = await (await get('/robots.txt')).text();
    expect(rules).toContain(`Sitemap: ${brand.origin}/sitemap.xml`);
    expect(all(rules, /^Disallow: (.*)$/gm)).toEqual(['/functions/']);
  });

  test.each(languages)('the captions of the film in %s: six, one after the other', async (language) => {
    const answer = await get(`/film/${language}.vtt`);
    expect(answer.headers.get('content-type')).toContain('text/vtt');
    const text = await answer.text();
    expect(text).toMatch(/^WEBVTT\n/);
    expect(all(text, /^(\S+) --> /gm)).toEqual(['00', '05', '10', '15', '20', '25'].map((s) => `00:00:${s}.000`));
  });
});

describe('every page', () => {
  // spec: security.low-csp
  test('allows exactly its own inline scripts and nothing unsafe', async () => {
    const page = await get('/');
    const policy = directives(page.headers.get('content-security-policy'));
    const documents = await Promise.all(['/login', '/winwin', '/admin'].map(async (path) => (await get(path)).text()));
    const hashes = documents.flatMap(inlineScriptHashes);
    expect(hashes.length).toBeGreaterThan(1);
    expect(new Set(policy.get('script-src'))).toEqual(new Set(["'self'", ...hashes]));
    for (const { address } of publicPages) {
      const own = inlineScriptHashes(await (await get(address)).text());
      expect(hashes, address).toEqual(expect.arrayContaining(own));
    }
    const styles = policy.get('style-src') ?? [];
    expect(styles.filter((source) => source !== "'self'" && !source.startsWith("'sha256-"))).toEqual([]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['madelief-page', 'madelief-worker', 'madelief-dates']);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect(policy.get('worker-src')).toEqual(["'self'"]);
    expect(policy.get('manifest-src')).toEqual(["'self'"]);
  });

  test('may reach the emulators of this stack', async () => {
    const policy = directives((await get('/')).headers.get('content-security-policy'));
    expect(policy.get('connect-src')).toEqual(expect.arrayContaining([authOrigin, `http://${firestoreHost}`]));
  });

  // spec: security.low-hsts
  test.each(['/', '/service-worker.js', '/manifest.webmanifest'])('%s carries the security headers', async (path) => {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin');
    expect(headers.get('permissions-policy')).toMatch(/microphone=\(self\).*camera=\(\)/);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains; preload');
  });
});

test.each([
  ['/service-worker.js', 'javascript'],
  ['/manifest.webmanifest', 'application/manifest+json'],
])('%s has its content type', async (path, type) => {
  expect((await get(path)).headers.get('content-type')).toContain(type);
});

test('the service worker is a classic script: it loads no module', async () => {
  const script = await (await get('/service-worker.js')).text();
  expect(script.length).toBeGreaterThan(100_000);
  // A syntax error in a classic script: the worker would not start.
  // The script of a kept view imports the app: there it stands in a text (src/pwa/first-view/view-page.ts).
  expect(script).not.toMatch(/\bimport\b(?:\.|\((?!\$\{JSON\.stringify))/);
});

describe('lifetimes', () => {
  test('the page and the worker are revalidated each time', async () => {
    for (const path of ['/', '/en/winwin', '/bestaat-niet', '/dashboard', '/service-worker.js', '/sitemap.xml']) {
      expect((await get(path)).headers.get('cache-control'), path).toBe('no-cache');
    }
  });

  // spec: security.low-assets
  test('a hashed file is cached for an hour, and one that is missing no longer', async () => {
    const html = await (await get('/dashboard')).text();
    const script = /<script[^>]*type="module"[^>]*src="(?<path>\/assets\/[^"]+-[\w-]{8}\.js)"/.exec(html)?.groups?.[
      'path'
    ];
    if (script === undefined) throw new Error('the page loads no hashed script');
    const answer = await get(script);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    // Hosting gives the headers of a path whether or not there is a file.
    const missing = await get('/assets/verdwenen-abcdefgh.js');
    expect(missing.status).toBe(404);
    expect(missing.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  // spec: security.low-no-store
  test('what functions answer is stored nowhere', async () => {
    expect((await get('/functions/bestaat-niet')).headers.get('cache-control')).toBe('no-store');
  });

  test('the typeface is cached for a year, under a name that changes with its version', async () => {
    const [font = ''] = all(await (await get('/')).text(), /rel="preload" as="font"[^>]* href="([^"]*)"/g);
    expect(font).toMatch(/^\/fonts\/[a-z-]+-\d+\.\d+\.\d+\.woff2$/);
    const answer = await get(font);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('font/woff2');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('icons and the manifest are cached for a while', async () => {
    expect((await get('/icons/icon-192.png')).headers.get('cache-control')).toBe('public, max-age=86400');
    expect((await get('/manifest.webmanifest')).headers.get('cache-control')).toBe('public, max-age=3600');
  });
});

test.each(['/assets/verdwenen-abcdefgh.js', '/functions/bestaat-niet', '/icons/verdwenen.png'])(
  '%s is not found, and is not answered with a page',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);
