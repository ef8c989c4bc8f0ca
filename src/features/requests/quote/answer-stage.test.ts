import { describe, expect, test } from 'vitest';
import type { Quote } from '#domain/documents/quote.ts';
import type { ErrorCode } from '#domain/error-codes.ts';
import type { AnswerDelivery, RequestRow } from '#shared/requests/request-row.ts';
import { aQuote } from '#tests/builders/quote.ts';
import { aRequestRow } from '#tests/builders/request-row.ts';
import { answerStage } from './answer-stage.ts';

const yes = (changes: Partial<AnswerDelivery>): AnswerDelivery => ({
  itemId: 'item',
  state: 'waiting',
  error: null,
  number: 1,
  answer: 'yes',
  ...changes,
});

const stageOf = (answer: AnswerDelivery | null, quote: Partial<Quote> = {}, row: Partial<RequestRow> = {}) => {
  const stage = answerStage(aRequestRow({ status: 'processing', answer, ...row }), aQuote(quote), null);
  return { ...stage, waiting: stage.waiting !== null, rejected: stage.rejected !== null };
};

const nothing = { isOpen: false, waiting: false, given: null, rejected: false };

test('a price without an answer is asked', () => {
  expect(stageOf(null)).toEqual({ ...nothing, isOpen: true });
});

test.each(['waiting', 'sending'] as const)('an answer that is %s is shown instead of the question', (state) => {
  expect(stageOf(yes({ state }))).toEqual({ ...nothing, waiting: true });
});

test('a received answer is said, also before the list shows it', () => {
  expect(stageOf(yes({ state: 'received' }))).toEqual({ ...nothing, given: 'yes' });
});

describe('a yes to an earlier price', () => {
  test.each(['waiting', 'sending', 'received'] as const)('that is %s leaves the new price open', (state) => {
    expect(stageOf(yes({ state }), { number: 2 })).toEqual({ ...nothing, isOpen: true });
  });

  test('that was rejected is told, and the new price is asked', () => {
    const rejected = yes({ state: 'needs-you', error: { code: 'quote-replaced' } });
    expect(stageOf(rejected, { number: 2 })).toEqual({ ...nothing, isOpen: true, rejected: true });
    expect(stageOf(rejected), 'a list from before').toEqual({ ...nothing, rejected: true });
  });
});

test.each<[ErrorCode, boolean]>([
  ['quote-answered', false],
  ['quote-gone', false],
  ['no-access', true],
  ['email-not-verified', true],
])('rejected for %s: asked again %s', (code, isOpen) => {
  expect(stageOf(yes({ state: 'needs-you', error: { code } }))).toEqual({ ...nothing, rejected: true, isOpen });
});

test('a request that is being cancelled asks nothing, and says nothing of a yes', () => {
  const cancellation = { itemId: 'cancel', state: 'waiting', error: null } as const;
  expect(stageOf(null, {}, { cancellation })).toEqual(nothing);
  expect(stageOf(yes({ state: 'received' }), {}, { status: 'cancelled' })).toEqual(nothing);
});
