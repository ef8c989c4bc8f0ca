import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { PublicFrame } from '#app/public/public-frame.tsx';
import { forSelf } from '#domain/accounts/acting-for.ts';
import type { Quote } from '#domain/documents/quote.ts';
import { loadTexts } from '#i18n/namespaces/later-texts.ts';
import { loadFirstTexts } from '#i18n/namespaces/first-texts.ts';
import { publicRouteOf } from '#i18n/public-routes.ts';
import { startPublicI18n } from '#i18n/start-public-i18n.ts';
import type { AnswerDelivery, RequestRow } from '#shared/requests/request-row.ts';
import { aQuote } from '#tests/builders/quote.ts';
import { aRequestRow } from '#tests/builders/request-row.ts';
import { usePriceWords } from '#shared/requests/use-price-words.ts';
import { QuotePart } from './quote-part.tsx';
import { QuoteQuestion } from './quote-question.tsx';
import { withoutStyles } from '#tests/pages/without-styles.ts';

beforeAll(async () => {
  await startPublicI18n('nl');
  await loadFirstTexts('nl');
  await loadTexts('visits');
});

const quote = aQuote();

function render(part: ReactNode): string {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <PublicFrame place={publicRouteOf('/')}>{part}</PublicFrame>
    </QueryClientProvider>,
  );
  return withoutStyles(html)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ');
}

const textOf = (row: Partial<RequestRow>): string =>
  render(<QuotePart acting={forSelf('maria')} row={aRequestRow(row)} service="Boodschappen" />);

function PricedQuestion({ proposed }: { readonly proposed: Quote }) {
  return (
    <QuoteQuestion
      service="Boodschappen"
      price={usePriceWords()(proposed)}
      isNew={proposed.number > 1}
      busy={null}
      onAnswer={() => undefined}
    />
  );
}

const questionOf = (proposed: Quote): string => render(<PricedQuestion proposed={proposed} />);

test('the price in plain words with two answers', () => {
  const text = questionOf(quote);
  expect(text).toContain('Is deze prijs goed voor u?');
  expect(text).toContain('18 euro per uur, 2 uur: 36 euro');
  expect(text).toContain('Ja, dat is goed');
  expect(text).toContain('Nee, liever niet');
});

test('another proposal says that it is new', () => {
  expect(questionOf({ ...quote, number: 2 })).toContain('Is deze nieuwe prijs goed');
});

const answer: AnswerDelivery = {
  itemId: 'item',
  state: 'waiting',
  error: null,
  number: 1,
  answer: 'yes',
};

test('an answer on its way: what was said to which price, and that it can be changed', () => {
  const text = textOf({ status: 'processing', quote, answer });
  expect(text).toContain('Uw ja is bewaard, nog niet verstuurd');
  expect(text).toContain('18 euro per uur, 2 uur: 36 euro');
  expect(text).toContain('Antwoord veranderen');
  expect(text).not.toContain('Is deze prijs goed');
  expect(text).not.toContain('Afgesproken');
});

test.each(['waiting', 'sending'] as const)('after a failed attempt, %s reads the same but for the button', (state) => {
  const said: AnswerDelivery = { ...answer, answer: 'no', error: { code: 'network' }, state };
  const text = textOf({ status: 'processing', quote, answer: said });
  expect(text).toContain('Uw nee is bewaard, nog niet verstuurd');
  expect(text.includes('Antwoord veranderen')).toBe(state === 'waiting');
});

test('the first attempt says that it is being sent', () => {
  const text = textOf({ status: 'processing', quote, answer: { ...answer, state: 'sending' } });
  expect(text).toContain('Uw ja wordt nu verstuurd');
});

test('a yes to a price that was replaced: why it does not count, and the new price as a question', () => {
  const rejected: AnswerDelivery = { ...answer, state: 'needs-you', error: { code: 'quote-replaced' } };
  const proposed = { ...quote, number: 2, cents_per_hour: 2000 };
  const text = textOf({ status: 'processing', quote: proposed, answer: rejected });
  expect(text).toContain('De prijs is net veranderd. Kijk naar de nieuwe prijs.');
  expect(text).toContain('Uw ja op de vorige prijs telt niet mee.');
  expect(text).toContain('Is deze nieuwe prijs goed voor u?');
  expect(text).toContain('20 euro per uur, 2 uur: 40 euro');
  expect(text).not.toContain('Afgesproken');
});

test('a yes to a request that was cancelled meanwhile', () => {
  const rejected: AnswerDelivery = { ...answer, state: 'needs-you', error: { code: 'quote-gone' } };
  const text = textOf({ status: 'cancelled', quote, answer: rejected });
  expect(text).toContain('Uw antwoord telt niet mee');
  expect(text).toContain('Deze aanvraag loopt niet meer.');
  expect(text).toContain('Bel 03 200 00 00');
  expect(text).not.toContain('Is deze prijs goed');
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
