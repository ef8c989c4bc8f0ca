import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { loadTexts } from '#i18n/namespaces/later-texts.ts';
import { loadFirstTexts } from '#i18n/namespaces/first-texts.ts';
import { switchLanguage } from '#i18n/load-texts.ts';
import { startPublicI18n } from '#i18n/start-public-i18n.ts';
import { spokenToFamily } from './spoken-to-family.ts';

beforeAll(async () => {
  await startPublicI18n('nl');
  await loadFirstTexts();
  for (const namespace of ['visits', 'credits', 'family'] as const) await loadTexts(namespace);
});

const maria = () => spokenToFamily(i18next, 'Maria');
const say = (key: string, options?: object, namespace = 'requests') =>
  (
    maria().getFixedT(i18next.language, namespace as 'requests') as unknown as (key: string, options?: object) => string
  )(key, options);

test('a text about the senior’s things names her, in the plural that fits', () => {
  expect(say('next-title')).toBe('Het volgende bezoek bij Maria');
  expect(say('planned-count', { count: 1 })).toBe('Maria heeft 1 gepland bezoek.');
  expect(say('planned-count', { count: 0 })).toBe('Maria heeft 0 geplande bezoeken.');
});

test('a key with its namespace, and a namespace among the options, are found as well', () => {
  expect(say('credits:balance-title')).toBe('Saldo van Maria');
  expect(say('agenda-student', { ns: 'visits', student: 'Lotte' })).toBe('Lotte komt bij Maria langs.');
});

test('every other text is the senior’s', () => {
  expect(say('delivery-waiting-explained')).toBe('U hoeft niets te doen. Wij versturen dit zodra er internet is.');
  expect(i18next.t('requests:next-title')).toBe('Uw volgende bezoek');
});

test('it is in the language of the screen, also after a change', async () => {
  const before = maria();
  await switchLanguage('en');
  expect(before.language).toBe('en');
  expect(say('next-title')).toBe('The next visit to Maria');
  await switchLanguage('nl');
});
