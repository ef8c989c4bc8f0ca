import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { PublicFrame } from '#app/public/public-frame.tsx';
import { forSelf } from '#domain/accounts/acting-for.ts';
import type { Quote } from '#domain/documents/quote.ts';
import { loadFirstTexts, loadTexts } from '#i18n/load-texts.ts';
import { publicRouteOf } from '#i18n/public-routes.ts';
import { startPublicI18n } from '#i18n/start-public-i18n.ts';
import type { RequestRow } from '#shared/requests/request-row.ts';
import { aRequestRow } from '#tests/builders/request-row.ts';
import { usePriceWords } from '#shared/requests/use-price-words.ts';
import { QuotePart } from './quote-part.tsx';
import { QuoteQuestion } from './quote-question.tsx';

beforeAll(async () => {
  await startPublicI18n('nl', [], { name: 'Madelief', phone: '03 200 00 00', fromHour: 9, toHour: 18 });
  await loadFirstTexts('nl');
  await loadTexts('visits');
});

const quote: Quote = {
  number: 1,
  state: 'sent',
  variant: 'no-car',
  cents_per_hour: 1800,
  minutes: 120,
  sent_at: new Date('2027-02-21T10:00:00Z'),
  answered_at: null,
  how: null,
};

function render(part: ReactNode): string {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <PublicFrame place={publicRouteOf('/')}>{part}</PublicFrame>
    </QueryClientProvider>,
  );
  return html
    .replaceAll(/<style[^>]*>.*?<\/style>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ');
}

const textOf = (row: Partial<RequestRow>): string =>
  render(<QuotePart acting={forSelf('maria')} row={aRequestRow(row)} service="Boodschappen" />);

function PricedQuestion({ proposed, offline }: { readonly proposed: Quote; readonly offline: boolean }) {
  return (
    <QuoteQuestion
      service="Boodschappen"
      price={usePriceWords()(proposed)}
      isNew={proposed.number > 1}
      offline={offline}
      busy={null}
      onAnswer={() => undefined}
    />
  );
}

const questionOf = (proposed: Quote, offline = false): string =>
  render(<PricedQuestion proposed={proposed} offline={offline} />);

test('the price in plain words with two answers', () => {
  const text = questionOf(quote);
  expect(text).toContain('Is deze prijs goed voor u?');
  expect(text).toContain('18 euro per uur, 2 uur: 36 euro');
  expect(text).toContain('Ja, dat is goed');
  expect(text).toContain('Nee, liever niet');
  expect(text).not.toContain('internet');
});

test('another proposal says that it is new, and a missing network what to do', () => {
  const text = questionOf({ ...quote, number: 2 }, true);
  expect(text).toContain('Is deze nieuwe prijs goed');
  expect(text).toContain('Voor uw antwoord heeft u internet nodig. Of bel ons op 03 200 00 00.');
});

test('half hours in words, and billed as begun', () => {
  expect(questionOf({ ...quote, minutes: 90 })).toContain('18 euro per uur, 1 uur en 30 minuten: 27 euro');
});

test('what happens after an answer', () => {
  const yes = textOf({ status: 'assigned', quote: { ...quote, state: 'accepted' } });
  expect(yes).toContain('Afgesproken prijs: 18 euro per uur, 2 uur: 36 euro.');
  expect(yes).not.toContain('Ja, dat is goed');
  expect(textOf({ status: 'processing', quote: { ...quote, state: 'declined' } })).toContain(
    'U betaalt niets. Wij bellen u voor een ander voorstel.',
  );
});

test.each([
  ['no quote', { quote: undefined }],
  ['a quote of a later version', { quote: { ...quote, state: 'withdrawn' } }],
  ['a cancelled request', { quote, status: 'cancelled' }],
] as const)('nothing for %s', (_title, row) => {
  expect(textOf(row).trim()).toBe(textOf({ quote: undefined }).trim());
});
