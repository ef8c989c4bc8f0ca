import { expect, test } from 'vitest';
import { accountLanguages } from '#domain/documents/interim-user.ts';
import { readMailTexts, readPageTexts, readScreenTexts, readSources } from './read-texts.ts';

test('every namespace is read, also lazily loaded ones, and nested keys', async () => {
  const texts = await readScreenTexts('nl');
  const namespaces = new Set(texts.map(({ key }) => key.split(':')[0]));
  for (const name of ['account', 'chat', 'common', 'errors', 'profile', 'pwa', 'settings']) {
    expect(namespaces).toContain(name);
  }
  expect(texts.find(({ key }) => key === 'pwa:update.ready')?.file).toBe('src/i18n/nl/pwa.ts');
  expect((await readScreenTexts('en')).every(({ language }) => language === 'en')).toBe(true);
});

test('mails, the page before the app and the manifest are read', () => {
  for (const language of accountLanguages) expect(readMailTexts(language).length).toBeGreaterThan(10);
  const texts = new Map(readPageTexts().map(({ key, text }) => [key, text]));
  expect(texts.get('title')).toMatch(/^Madelief/);
  expect(texts.get('no-script')).toContain('Bel ons gerust:');
  expect(texts.get('shortcut-request')).toBeTruthy();
});

test('sources are the app without its texts and tests', () => {
  const sources = readSources();
  expect(sources.some((source) => source.includes('export function SettingsScreen'))).toBe(true);
  expect(sources.some((source) => source.includes("'call-hours': 'weekdagen"))).toBe(false);
});
