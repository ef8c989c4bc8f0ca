import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { PublicFrame } from '#app/public/public-frame.tsx';
import type { RefundsAnswer } from '#domain/contracts/refunds.ts';
import { loadTexts } from '#i18n/namespaces/later-texts.ts';
import { loadFirstTexts } from '#i18n/namespaces/first-texts.ts';
import { publicRouteOf } from '#i18n/public-routes.ts';
import { startPublicI18n } from '#i18n/start-public-i18n.ts';
import { WithdrawablePurchases } from './withdrawable-purchases.tsx';
import { withoutStyles } from '#tests/pages/without-styles.ts';

beforeAll(async () => {
  await startPublicI18n('nl');
  await loadFirstTexts('nl');
  await loadTexts('credits');
  await loadTexts('refund');
});

type Purchase = RefundsAnswer['purchases'][number];

function textOf(overrides: Partial<Purchase>, noNetwork = false): string {
  const purchase: Purchase = {
    ...{ session_id: 'cs_test_a1', bought_at: '2026-03-03T10:00:00Z', bought: 5_000, used: 2_000, unused: 3_000 },
    ...{ way: 'card', last_day: '2026-03-17' },
    ...overrides,
  };
  const html = renderToStaticMarkup(
    <PublicFrame place={publicRouteOf('/')}>
      <WithdrawablePurchases purchases={[purchase]} noNetwork={noNetwork} onAsk={() => undefined} />
    </PublicFrame>,
  );
  return withoutStyles(html)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ');
}

test('a purchase says until when it can be withdrawn, and what of it is used and goes back', () => {
  const text = textOf({});
  expect(text).toContain('Aankoop van 50 euro op 3 maart 2026');
  expect(text).toContain('Dat kan tot en met dinsdag 17 maart 2026.');
  expect(text).toContain('20 euro is al gebruikt of nodig voor een bezoek. 30 euro gaat terug.');
  expect(text).toContain('Aankoop herroepen');
});

test('a purchase that is used completely, and one without a network, have no button', () => {
  const used = textOf({ used: 5_000, unused: 0 });
  expect(used).toContain('Deze aankoop is helemaal gebruikt.');
  expect(used).not.toContain('Aankoop herroepen');
  expect(textOf({}, true)).not.toContain('Aankoop herroepen');
});
