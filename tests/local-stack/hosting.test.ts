import { describe, expect, inject, test } from 'vitest';
import { inlineScriptHashes } from '#local/build/content-security-policy.ts';

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

describe('every page', () => {
  test.each(['/', '/dashboard?tab=my-requests', '/bestaat-niet', '/een/lang/pad'])('%s is the app', async (path) => {
    const page = await get(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('<div id="root">');
  });

  test('allows exactly its own inline scripts and nothing unsafe', async () => {
    const page = await get('/');
    const policy = directives(page.headers.get('content-security-policy'));
    const hashes = inlineScriptHashes(await page.text());
    expect(hashes.length).toBeGreaterThan(0);
    expect(policy.get('script-src')).toEqual(["'self'", ...hashes]);
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

  test.each(['/', '/service-worker.js', '/manifest.webmanifest'])('%s carries the security headers', async (path) => {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin');
    expect(headers.get('permissions-policy')).toMatch(/microphone=\(self\).*camera=\(\)/);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });
});

test.each([
  ['/service-worker.js', 'javascript'],
  ['/manifest.webmanifest', 'application/manifest+json'],
])('%s is what it says', async (path, type) => {
  expect((await get(path)).headers.get('content-type')).toContain(type);
});

describe('lifetimes', () => {
  test('the page and the worker are asked for anew each time', async () => {
    for (const path of ['/', '/dashboard', '/index.html', '/service-worker.js']) {
      expect((await get(path)).headers.get('cache-control'), path).toBe('no-cache');
    }
  });

  test('a hashed file is kept for a year', async () => {
    const html = await (await get('/')).text();
    const script = /<script[^>]*type="module"[^>]*src="(?<path>\/assets\/[^"]+-[\w-]{8}\.js)"/.exec(html)?.groups?.[
      'path'
    ];
    if (script === undefined) throw new Error('the page loads no hashed script');
    const answer = await get(script);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('icons and the manifest are kept for a while', async () => {
    expect((await get('/icons/icon-192.png')).headers.get('cache-control')).toBe('public, max-age=86400');
    expect((await get('/manifest.webmanifest')).headers.get('cache-control')).toBe('public, max-age=3600');
  });
});

test.each(['/assets/verdwenen-abcdefgh.js', '/functions/bestaat-niet', '/icons/verdwenen.png'])(
  '%s is not found, and no page pretends to be it',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);
