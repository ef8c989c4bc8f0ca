import { amountCents } from '../credits/cents.ts';
import { counts } from '../credits/ledger.ts';
import type { Stored } from '../credits/ledger-mistake.ts';
import type { CreditTransaction } from '../documents/payments/credits.ts';
import type { AccountStatement, Receipt, ReceiptOrder, ReceiptSeries } from '../documents/payments/receipt.ts';
import { statementId } from './make-statement.ts';
import { readNumber } from './receipt-number.ts';
import { mayHaveGaps } from '../privacy/retention.ts';
import { accountOf, payerOf } from './receipt-of-line.ts';

/** Violations of what receipts guarantee. The last one passes by itself: the next sweep issues the receipt. */
export type ReceiptMistake =
  | 'receipt stands under another number'
  | 'receipt is of no line that counts'
  | 'receipt differs from its line'
  | 'line has a second receipt'
  | 'order names another receipt'
  | 'number is missing from its series'
  | 'number is beyond its series'
  | 'statement stands under another id'
  | 'statement does not add up'
  | 'statement differs from its receipts'
  | 'line waits for its receipt';

export interface FoundReceiptMistake {
  readonly mistake: ReceiptMistake;
  readonly id: string;
}

export interface ReceiptBooks {
  readonly lines: readonly Stored<CreditTransaction>[];
  readonly receipts: readonly Stored<Receipt>[];
  readonly orders: readonly Stored<ReceiptOrder>[];
  readonly series: readonly Stored<ReceiptSeries>[];
  readonly statements?: readonly Stored<AccountStatement>[];
}

const byId = <Content>(all: readonly Stored<Content>[]): ReadonlyMap<string, Content> =>
  new Map(all.map(({ id, content }) => [id, content]));

function* mistakesOfReceipts({ lines, receipts, orders }: ReceiptBooks): Iterable<FoundReceiptMistake> {
  const known = byId(lines);
  const numbers = new Map(orders.map(({ id, content }) => [id, content.number]));
  const seen = new Set<string>();
  for (const { id, content } of receipts) {
    const { number, line_id: lineId, user_id: userId, cents } = content;
    if (number !== id) yield { mistake: 'receipt stands under another number', id };
    const line = known.get(lineId);
    if (line === undefined || !counts(line)) yield { mistake: 'receipt is of no line that counts', id };
    else if (line.user_id !== accountOf(content) || payerOf(line) !== userId || amountCents(line) !== cents)
      yield { mistake: 'receipt differs from its line', id };
    if (seen.has(lineId)) yield { mistake: 'line has a second receipt', id: lineId };
    seen.add(lineId);
    if (numbers.get(lineId) !== id) yield { mistake: 'order names another receipt', id: lineId };
  }
  for (const { id, content } of orders) {
    if (content.number === null) yield { mistake: 'line waits for its receipt', id };
    else if (!seen.has(id)) yield { mistake: 'order names another receipt', id };
  }
}

/** Numbers from one to the last of their series, each once. */
function* mistakesOfNumbers(
  numbers: readonly string[],
  series: ReceiptBooks['series'],
  now: Date | null,
): Iterable<FoundReceiptMistake> {
  const places = new Map<string, Set<number>>();
  for (const each of numbers) {
    const number = readNumber(each);
    if (number === null) continue;
    places.set(number.series, (places.get(number.series) ?? new Set()).add(number.place));
  }
  const lasts = new Map(series.map(({ id, content }) => [id, content.last]));
  for (const name of new Set([...places.keys(), ...lasts.keys()])) {
    const last = lasts.get(name) ?? 0;
    const found = places.get(name) ?? new Set<number>();
    const isOld = now !== null && mayHaveGaps(name, now);
    for (let place = 1; place <= last && !isOld; place += 1) {
      if (!found.has(place)) yield { mistake: 'number is missing from its series', id: `${name}-${place}` };
    }
    for (const place of found) {
      if (place > last) yield { mistake: 'number is beyond its series', id: `${name}-${place}` };
    }
  }
}

function* mistakesOfStatements({ receipts, statements = [] }: ReceiptBooks): Iterable<FoundReceiptMistake> {
  const known = byId(receipts);
  for (const { id, content } of statements) {
    const { month, user_id: userId, opening, closing, lines } = content;
    if (id !== statementId(month, userId)) yield { mistake: 'statement stands under another id', id };
    if (opening + lines.reduce((sum, { cents }) => sum + cents, 0) !== closing) {
      yield { mistake: 'statement does not add up', id };
    }
    const fits = lines.every(({ number, cents }) => {
      const receipt = known.get(number);
      return receipt !== undefined && accountOf(receipt) === userId && receipt.cents === cents;
    });
    if (!fits) yield { mistake: 'statement differs from its receipts', id };
  }
}

/**
 * @param now with it, series that are too old to be kept may have gaps
 * @returns every inconsistency among lines, receipts, their numbers and statements; none for consistent books.
 */
export function findReceiptMistakes(books: ReceiptBooks, now: Date | null = null): readonly FoundReceiptMistake[] {
  const { receipts, statements = [], series } = books;
  const numbers = [...receipts.map(({ id }) => id), ...statements.map(({ content }) => content.number)];
  return [...mistakesOfReceipts(books), ...mistakesOfNumbers(numbers, series, now), ...mistakesOfStatements(books)];
}
