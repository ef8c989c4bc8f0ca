import { describe, expect, test } from 'vitest';
import {
  addSources,
  inlineScriptHashes,
  inlineStyleHashes,
  withAppCheck,
  withPageHashes,
  withReviewsWidget,
} from './content-security-policy.ts';

/** sha256 of no bytes, as in RFC 6234. */
const ofNothing = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

describe('inlineScriptHashes', () => {
  test('equals the hash that browsers compute', () => {
    // The example in the specification: https://www.w3.org/TR/CSP3/#external-hash
    expect(inlineScriptHashes("<script>alert('Hello, world.');</script>")).toEqual([
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    ]);
  });

  test('hashes every inline script byte for byte, excluding external scripts and data blocks', () => {
    const html = `<script src="/a.js"></script><script type="module" crossorigin src="/b.js"></script>
      <script type="application/ld+json">{}</script><script>\n one </script><SCRIPT type="module">two</SCRIPT>`;
    expect(inlineScriptHashes(html)).toEqual([
      ...inlineScriptHashes('<script>\n one </script>'),
      ...inlineScriptHashes('<script>two</script>'),
    ]);
    expect(inlineScriptHashes(html)).toHaveLength(2);
  });
});

describe('policies', () => {
  const policy = "default-src 'none'; script-src 'self' 'sha256-old='; connect-src 'self' https://example.org";

  test('the hashes of pages replace previous ones, and each stands there once', () => {
    const whole = `${policy}; style-src 'self' 'sha256-older='`;
    const page = '<style>one</style><script>two</script>';
    const [style, script] = [inlineStyleHashes(page)[0], inlineScriptHashes(page)[0]];
    expect(withPageHashes(whole, [page, page])).toBe(
      `default-src 'none'; script-src 'self' ${script}; connect-src 'self' https://example.org; style-src 'self' ${[ofNothing, style].toSorted().join(' ')}`,
    );
    expect(withPageHashes(whole, [])).toContain("script-src 'self';");
  });

  // spec: security.low-csp
  test('no page allows more than its own styles, and an empty one', () => {
    expect(withPageHashes("style-src 'self'", ['<p style="color: red">'])).toBe(`style-src 'self' ${ofNothing}`);
  });

  const named = "require-trusted-types-for 'script'; trusted-types madelief-page madelief-worker madelief-dates";

  test('App Check adds its sources and makes addresses of scripts itself, and removing it restores the policy', () => {
    const closed = `${policy}; frame-src 'none'; ${named}`;
    const wide = withAppCheck(closed, true);
    expect(wide).toContain("script-src 'self' 'sha256-old=' https://www.google.com/recaptcha/");
    expect(wide).toContain('frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/');
    expect(wide).toContain('https://content-firebaseappcheck.googleapis.com');
    expect(withAppCheck(wide, true)).toBe(wide);
    expect(wide).not.toContain('trusted-types');
    expect([withAppCheck(wide, false), withAppCheck(closed, false)]).toEqual([closed, closed]);
  });

  test('a reviews widget allows its own origin in a frame and nothing else, and removing it restores the policy', () => {
    const closed = `${policy}; frame-src 'none'; ${named}`;
    const widget = new URL('https://reviews.example/madelief?lang=nl');
    const open = withReviewsWidget(closed, widget);
    expect(open).toBe(`${policy}; frame-src https://reviews.example; ${named}`);
    expect(withReviewsWidget(open, new URL('https://other.example/'))).toBe(
      `${policy}; frame-src https://other.example; ${named}`,
    );
    expect([withReviewsWidget(open, null), withReviewsWidget(closed, null)]).toEqual([closed, closed]);
    const both = withAppCheck(open, true);
    expect(withReviewsWidget(both, null)).toBe(withAppCheck(closed, true));
    expect(withAppCheck(both, false)).toBe(open);
  });

  test('sources are added once, only to the named directive', () => {
    const once = addSources(policy, 'connect-src', ['http://127.0.0.1:9099']);
    expect(once).toContain("connect-src 'self' https://example.org http://127.0.0.1:9099");
    expect(addSources(once, 'connect-src', ['http://127.0.0.1:9099'])).toBe(once);
    expect(() => addSources(policy, 'frame-src', [])).toThrow('frame-src');
  });
});
