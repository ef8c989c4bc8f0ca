import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '#build/project.ts';
import { reviewsWidget } from '#build/reviews-widget.ts';
import { filledIn } from '../vite.shared.config.ts';
import { updatedConfig } from './csp-hashes.ts';

const config = readFileSync(inProject('firebase.json'), 'utf8');
/** A deployment may use App Check or a reviews widget, and keep the file that its build wrote. */
const needs = { usesAppCheck: config.includes('recaptcha'), reviews: reviewsWidget() };
const page = '<style>three</style><script>one</script><script src="/two.js"></script>';

test('the hashes of the page replace the earlier ones, everything else is unchanged', async () => {
  const updated = await updatedConfig(config, [page], needs);
  expect(/script-src 'self' ([^;]*);/.exec(updated)?.[1]).toMatch(/^'sha256-[^' ]+'$/);
  expect(/style-src 'self' ([^;]*);/.exec(updated)?.[1]).toMatch(/^'sha256-[^' ]+' 'sha256-[^' ]+'$/);
  const others = (text: string) => text.replaceAll(/(?:script|style)-src 'self'[^;]*;/g, '');
  expect(others(updated)).toBe(others(config));
  expect(await updatedConfig(updated, [page], needs)).toBe(updated);
});

const pages = ['index.html', 'staff.html', 'helper.html', 'public.html'].map((name) =>
  filledIn(readFileSync(inProject(name), 'utf8')),
);

test('firebase.json allows exactly the inline scripts of the pages', async () => {
  const scripts = (text: string) => /script-src [^;]*/.exec(text)?.[0];
  expect(scripts(await updatedConfig(config, pages, needs))).toBe(scripts(config));
});

test('firebase.json allows styles by hash alone, and scripts from addresses that a named function made', () => {
  expect(/style-src ([^;]*)/.exec(config)?.[1]).toMatch(/^'self'(?: 'sha256-[A-Za-z0-9+/=]{44}')+$/);
  expect(config).toContain("require-trusted-types-for 'script'; trusted-types madelief-page madelief-worker");
});

test('App Check allows Google’s reCAPTCHA in the policy, and removing it disallows it again', async () => {
  const wide = await updatedConfig(config, [page], { ...needs, usesAppCheck: true });
  expect(wide).toContain('frame-src https://www.google.com/recaptcha/');
  const narrow = await updatedConfig(wide, [page], { usesAppCheck: false, reviews: null });
  expect(narrow).not.toContain('recaptcha');
  expect(narrow).toContain("frame-src 'none'");
});

test('a reviews widget allows its own origin in a frame, and removing it disallows it again', async () => {
  const widget = new URL('https://reviews.example/madelief');
  const wide = await updatedConfig(config, [page], { usesAppCheck: false, reviews: widget });
  expect(wide).toContain('frame-src https://reviews.example;');
  expect(wide.replace('frame-src https://reviews.example;', "frame-src 'none';")).toBe(
    await updatedConfig(wide, [page], { usesAppCheck: false, reviews: null }),
  );
});
