import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { PublicFrame } from '#app/public/public-frame.tsx';
import { forSelf } from '#domain/accounts/acting-for.ts';
import type { EndedVisit } from '#domain/documents/visit-parts/ended-visit.ts';
import { loadTexts } from '#i18n/namespaces/later-texts.ts';
import { loadFirstTexts } from '#i18n/namespaces/first-texts.ts';
import { publicRouteOf } from '#i18n/public-routes.ts';
import { startPublicI18n } from '#i18n/start-public-i18n.ts';
import { aPlannedVisit } from '#tests/builders/visit.ts';
import { ApprovalPart } from './approval-part.tsx';
import { withoutStyles } from '#tests/pages/without-styles.ts';

beforeAll(async () => {
  await startPublicI18n('nl');
  await loadFirstTexts('nl');
  await loadTexts('visits');
});

const acting = forSelf('maria');

function textOf(overrides: Partial<EndedVisit>): string {
  const client = new QueryClient();
  const price = { cents_per_hour: 1500 };
  const visit: EndedVisit = { ...aPlannedVisit({ state: 'done', minutes_worked: 45 }), price, ...overrides };
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <PublicFrame place={publicRouteOf('/')}>
        <ApprovalPart acting={acting} visitId="visit-1" visit={visit} when="dinsdag 10 maart om 14 uur" />
      </PublicFrame>
    </QueryClientProvider>,
  );
  return withoutStyles(html)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ');
}

test('says when, how long, what it costs and why, with two answers and what silence does', () => {
  const text = textOf({});
  expect(text).toContain('dinsdag 10 maart om 14 uur, met Lotte Janssens');
  expect(text).toContain('Het duurde 45 minuten.');
  expect(text).toContain('15 euro');
  expect(text).toContain('2 begonnen halve uren, aan 15 euro per uur.');
  expect(text).toContain('Ja, dit klopt');
  expect(text).toContain('Nee, kijk het na');
  expect(text).toContain('Zegt u niets?');
});

test('half an hour is 7,50', () => {
  const text = textOf({ minutes_worked: 10 });
  expect(text).toContain('7,50 euro');
  expect(text).toContain('1 begonnen half uur, aan 15 euro per uur.');
});

test('after a question only a yes is left, and silence does nothing', () => {
  const text = textOf({ questioned_at: new Date('2026-03-11T10:00:00Z') });
  expect(text).toContain('Wij kijken dit bezoek na');
  expect(text).toContain('Ja, dit klopt');
  expect(text).not.toContain('Nee, kijk het na');
  expect(text).not.toContain('Zegt u niets?');
});

test('an approved visit waits for the balance, and asks nothing any more', () => {
  const text = textOf({ state: 'approved' });
  expect(text).toContain('Dit bezoek gaat van uw saldo, zodra daar genoeg op staat.');
  expect(text).not.toContain('Ja, dit klopt');
});

test('without an agreed price no amount is named', () => {
  const text = textOf({ price: null });
  expect(text).toContain('Wij rekenen de prijs nog uit.');
  expect(text).not.toContain('euro');
});
