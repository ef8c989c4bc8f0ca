import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { PublicFrame } from '#app/public/public-frame.tsx';
import { loadTexts } from '#i18n/namespaces/later-texts.ts';
import { loadFirstTexts } from '#i18n/namespaces/first-texts.ts';
import { switchLanguage } from '#i18n/load-texts.ts';
import { publicRouteOf } from '#i18n/public-routes.ts';
import { startPublicI18n } from '#i18n/start-public-i18n.ts';
import { BalanceCard } from './balance-card.tsx';

beforeAll(async () => {
  await startPublicI18n('nl');
  await loadFirstTexts('nl');
  await loadTexts('credits');
});

function amountOf(cents: number): string | undefined {
  const markup = renderToStaticMarkup(
    <PublicFrame place={publicRouteOf('/')}>
      <BalanceCard cents={cents} />
    </PublicFrame>,
  );
  return /<p class="[^"]*">([^<]*euro[^<]*)</.exec(markup)?.[1];
}

test.each([
  [5_000, '50 euro'],
  [750, '7,50 euro'],
  [5, '0,05 euro'],
  [-3_000, 'min 30 euro'],
  [-1_250, 'min 12,50 euro'],
])('%i cents are read as %s', (cents, words) => {
  expect(amountOf(cents)).toBe(words);
});

test('in English too', async () => {
  await switchLanguage('en');
  expect([750, 100, -750].map(amountOf)).toEqual(['7.50 euros', '1 euro', 'minus 7.50 euros']);
});
