import { expect, test } from 'vitest';
import { aCreditTransaction } from '#tests/builders/payments/credits.ts';
import { anAccountStatement, aReceipt, aReceiptOrder, aReceiptSeries } from '#tests/builders/payments/receipt.ts';
import { findReceiptMistakes, type ReceiptBooks, type ReceiptMistake } from './check-receipts.ts';

const [first, second] = ['2026-000001', '2026-000002'] as const;
const line = (id: string) => ({ id, content: aCreditTransaction({ id }) });
const receipt = (number: string, overrides: Parameters<typeof aReceipt>[0] = {}) => ({
  id: number,
  content: aReceipt({ number, ...overrides }),
});
const order = (id: string, number: string | null) => ({ id, content: aReceiptOrder({ line_id: id, number }) });
const series = (last: number, name = '2026') => ({ id: name, content: aReceiptSeries({ name, last }) });
const statement = (overrides: Parameters<typeof anAccountStatement>[0] = {}) => ({
  id: '2026-02_maria',
  content: anAccountStatement({
    number: '2026-02-00001',
    lines: anAccountStatement().lines.map((each) => ({ ...each, number: first })),
    ...overrides,
  }),
});

const sound: ReceiptBooks = {
  lines: [line('a'), line('b')],
  receipts: [receipt(first, { line_id: 'a' }), receipt(second, { line_id: 'b' })],
  orders: [order('a', first), order('b', second)],
  series: [series(2), series(1, '2026-02')],
  statements: [statement()],
};

const wrong: readonly (readonly [ReceiptMistake, Partial<ReceiptBooks>])[] = [
  ['receipt stands under another number', { receipts: [{ ...receipt(first), id: second }] }],
  ['receipt is of no line that counts', { lines: [line('a')] }],
  [
    'receipt is of no line that counts',
    {
      lines: [line('a'), { id: 'b', content: aCreditTransaction({ id: 'b', transaction_type: 'purchase_cancelled' }) }],
    },
  ],
  ['receipt differs from its line', { receipts: [receipt(first, { line_id: 'a', cents: 4_999 })] }],
  ['receipt differs from its line', { receipts: [receipt(first, { line_id: 'a', user_id: 'jozef' })] }],
  ['line has a second receipt', { receipts: [receipt(first, { line_id: 'a' }), receipt(second, { line_id: 'a' })] }],
  ['order names another receipt', { orders: [order('a', second), order('b', second)] }],
  ['order names another receipt', { orders: [...sound.orders, order('c', '2026-000003')] }],
  ['number is missing from its series', { series: [series(3), series(1, '2026-02')] }],
  ['number is beyond its series', { series: [series(1), series(1, '2026-02')] }],
  ['number is beyond its series', { series: [series(2)] }],
  ['statement stands under another id', { statements: [statement({ month: '2026-01' })] }],
  ['statement does not add up', { statements: [statement({ closing: 1 })] }],
  ['statement differs from its receipts', { statements: [statement({ user_id: 'jozef' })] }],
  ['line waits for its receipt', { orders: [...sound.orders, order('c', null)] }],
];

test('consistent books have no mistake', () => {
  expect(findReceiptMistakes(sound)).toEqual([]);
});

test.each(wrong)('%s: it is found', (mistake, change) => {
  expect(findReceiptMistakes({ ...sound, ...change }).map((found) => found.mistake)).toContain(mistake);
});
