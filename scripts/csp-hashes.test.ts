import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '#build/project.ts';
import { updatedConfig } from './csp-hashes.ts';

const config = readFileSync(inProject('firebase.json'), 'utf8');
/** A deployment may use App Check and keep the file that its build wrote. */
const usesAppCheck = config.includes('recaptcha');
const page = '<script>one</script><script src="/two.js"></script>';

test('the hashes of the page replace the earlier ones, everything else is unchanged', async () => {
  const updated = await updatedConfig(config, [page], usesAppCheck);
  const hashes = /script-src 'self' ([^;]*);/;
  expect(hashes.exec(updated)?.[1]).toMatch(/^'sha256-[^' ]+'$/);
  expect(updated.replace(hashes, '')).toBe(config.replace(/script-src 'self'[^;]*;/, ''));
  expect(await updatedConfig(updated, [page], usesAppCheck)).toBe(updated);
});

const pages = ['index.html', 'public.html'].map((name) => readFileSync(inProject(name), 'utf8'));

test('firebase.json allows exactly the inline scripts of the two pages', async () => {
  expect(await updatedConfig(config, pages, usesAppCheck)).toBe(config);
});

test('App Check allows Google’s reCAPTCHA in the policy, and removing it disallows it again', async () => {
  const wide = await updatedConfig(config, [page], true);
  expect(wide).toContain('frame-src https://www.google.com/recaptcha/');
  const narrow = await updatedConfig(wide, [page], false);
  expect(narrow).not.toContain('recaptcha');
  expect(narrow).toContain("frame-src 'none'");
});
