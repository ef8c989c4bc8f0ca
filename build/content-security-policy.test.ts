import { describe, expect, test } from 'vitest';
import {
  addSources,
  inlineScriptHashes,
  withAppCheck,
  withReviewsWidget,
  withScriptHashes,
} from './content-security-policy.ts';

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

  test('script hashes replace previous ones', () => {
    expect(withScriptHashes(policy, ["'sha256-new='"])).toBe(
      "default-src 'none'; script-src 'self' 'sha256-new='; connect-src 'self' https://example.org",
    );
    expect(withScriptHashes(policy, [])).toContain("script-src 'self';");
  });

  test('App Check adds its sources, and removing it restores the policy', () => {
    const closed = `${policy}; frame-src 'none'`;
    const wide = withAppCheck(closed, true);
    expect(wide).toContain("script-src 'self' 'sha256-old=' https://www.google.com/recaptcha/");
    expect(wide).toContain('frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/');
    expect(wide).toContain('https://content-firebaseappcheck.googleapis.com');
    expect(withAppCheck(wide, true)).toBe(wide);
    expect([withAppCheck(wide, false), withAppCheck(closed, false)]).toEqual([closed, closed]);
  });

  test('a reviews widget allows its own origin in a frame and nothing else, and removing it restores the policy', () => {
    const closed = `${policy}; frame-src 'none'`;
    const widget = new URL('https://reviews.example/madelief?lang=nl');
    const open = withReviewsWidget(closed, widget);
    expect(open).toBe(`${policy}; frame-src https://reviews.example`);
    expect(withReviewsWidget(open, new URL('https://other.example/'))).toBe(
      `${policy}; frame-src https://other.example`,
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
