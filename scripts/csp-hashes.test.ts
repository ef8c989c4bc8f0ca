import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '#build/project.ts';
import { reviewsWidget } from '#build/reviews-widget.ts';
import { updatedConfig } from './csp-hashes.ts';

const config = readFileSync(inProject('firebase.json'), 'utf8');
/** A deployment may use App Check or a reviews widget, and keep the file that its build wrote. */
const needs = { usesAppCheck: config.includes('recaptcha'), reviews: reviewsWidget() };
const page = '<script>one</script><script src="/two.js"></script>';

test('the hashes of the page replace the earlier ones, everything else is unchanged', async () => {
  const updated = await updatedConfig(config, [page], needs);
  const hashes = /script-src 'self' ([^;]*);/;
  expect(hashes.exec(updated)?.[1]).toMatch(/^'sha256-[^' ]+'$/);
  expect(updated.replace(hashes, '')).toBe(config.replace(/script-src 'self'[^;]*;/, ''));
  expect(await updatedConfig(updated, [page], needs)).toBe(updated);
});

const pages = ['index.html', 'staff.html', 'helper.html', 'public.html'].map((name) =>
  readFileSync(inProject(name), 'utf8'),
);

test('firebase.json allows exactly the inline scripts of the pages', async () => {
  expect(await updatedConfig(config, pages, needs)).toBe(config);
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
