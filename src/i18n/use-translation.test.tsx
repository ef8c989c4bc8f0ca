import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { thanks } from './nl/thanks.ts';
import { startPageI18n } from './start-page-i18n.ts';
import { useTranslation } from './use-translation.ts';

beforeAll(async () => {
  await startPageI18n('nl', ['review', 'thanks']);
});

function said(useTexts: () => string): string {
  const Said = () => useTexts();
  return renderToStaticMarkup(<Said />);
}

test('a text is asked for by its key, by its number, in another namespace, and a group as it is', () => {
  expect(said(() => useTranslation('review').t('minutes-count', { count: 1 }))).toBe('1 minuut');
  expect(said(() => useTranslation(['review', 'thanks']).t('thanks:title'))).toBe(thanks.title);
  expect(said(() => useTranslation('review').t('title', { ns: 'thanks' }))).toBe(thanks.title);
  const hours = { fromHour: 9, toHour: 18 };
  const first = () => useTranslation('thanks').t('steps', { returnObjects: true, ...hours })[1] ?? '';
  expect(said(first)).toBe(thanks.steps[1]);
});

test('the compiler refuses a key that is not there, and a namespace that was not named', () => {
  // @ts-expect-error -- there is no such key
  expect(said(() => useTranslation('thanks').t('no-such-key'))).toBe('no-such-key');
  // @ts-expect-error -- the endings for numbers are not asked for
  said(() => useTranslation('review').t('minutes-count_one'));
  // @ts-expect-error -- "review" was not named
  said(() => useTranslation('thanks').t('review:minutes-count'));
  // @ts-expect-error -- the key is of another namespace
  said(() => useTranslation('thanks').t('minutes-count', { ns: 'errors' }));
});
