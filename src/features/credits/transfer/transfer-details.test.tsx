import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { PublicFrame } from '#app/public/public-frame.tsx';
import { epcCode } from '#domain/transfers/epc-code.ts';
import { loadTexts } from '#i18n/namespaces/later-texts.ts';
import { loadFirstTexts } from '#i18n/namespaces/first-texts.ts';
import { publicRouteOf } from '#i18n/public-routes.ts';
import { startPublicI18n } from '#i18n/start-public-i18n.ts';
import { readQr } from '#tests/qr/read-qr.ts';
import { TransferDetails } from './transfer-details.tsx';
import { withoutStyles } from '#tests/pages/without-styles.ts';

beforeAll(async () => {
  await startPublicI18n('nl');
  await loadFirstTexts('nl');
  await loadTexts('credits');
});

test('the code holds what stands beside it as text, to the cent', () => {
  const asked = { cents: 2_675, reference: '123456789002' };
  const markup = renderToStaticMarkup(
    <PublicFrame place={publicRouteOf('/')}>
      <TransferDetails {...asked} />
    </PublicFrame>,
  );
  const words = withoutStyles(markup).replaceAll(/<[^>]+>/g, '');
  for (const text of ['26,75 euro', 'BE68 5390 0754 7034', 'Madelief', '+++123/4567/89002+++']) {
    expect(words).toContain(text);
  }
  const drawing = /<svg[^>]*role="img".*?<\/svg>/.exec(markup)?.[0] ?? '';
  expect(drawing).toContain('aria-label="QR-code om 26,75 euro over te schrijven.');
  expect(readQr(drawing)).toBe(epcCode(asked));
});
