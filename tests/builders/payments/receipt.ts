import { lineDescriptions } from '#domain/credits/line-description.ts';
import type { AccountStatement, Receipt, ReceiptOrder, ReceiptSeries } from '#domain/documents/payments/receipt.ts';
import { madeAt } from '../moments.ts';

const holder = { name: 'Maria Peeters', street: 'Kerkstraat 12', town: '2000 Antwerpen' } as const;

/** The receipt of a purchase of 50 euro. */
export function aReceipt(overrides: Partial<Receipt> = {}): Receipt {
  return {
    number: '2026-000123',
    user_id: 'maria',
    line_id: 'cs_test_a1',
    transaction_type: 'purchase_completed',
    description: lineDescriptions.purchase,
    cents: 5_000,
    posted_at: madeAt,
    language: 'NL',
    holder,
    visit: null,
    issued_at: madeAt,
    kept_until: '2036-12-31',
    ...overrides,
  };
}

/** The receipt of a visit of 85 minutes at 17.50 euro per hour. */
export function aVisitReceipt(overrides: Partial<Receipt> = {}): Receipt {
  return aReceipt({
    line_id: 'visit_7d3f0f3e-5c7a-4c7e-9b39-0a4d2f6c8e11',
    transaction_type: 'service_usage',
    description: 'usage:garden:1.5',
    cents: -2_625,
    visit: {
      service: 'garden',
      date: '2026-03-01',
      start: '14:00',
      minutes_planned: 120,
      minutes_worked: 85,
      half_hours: 3,
      cents_per_hour: 1_750,
    },
    ...overrides,
  });
}

export function aReceiptOrder(overrides: Partial<ReceiptOrder> = {}): ReceiptOrder {
  return { line_id: 'cs_test_a1', user_id: 'maria', posted_at: madeAt, number: '2026-000123', ...overrides };
}

export function aReceiptSeries(overrides: Partial<ReceiptSeries> = {}): ReceiptSeries {
  return { name: '2026', last: 123, complete_at: null, ...overrides };
}

/** The statement of February 2026, with one purchase. */
export function anAccountStatement(overrides: Partial<AccountStatement> = {}): AccountStatement {
  return {
    number: '2026-02-00042',
    user_id: 'maria',
    month: '2026-02',
    language: 'NL',
    holder,
    opening: 1_000,
    closing: 6_000,
    lines: [
      {
        number: '2026-000122',
        transaction_type: 'purchase_completed',
        description: lineDescriptions.purchase,
        cents: 5_000,
        posted_at: new Date('2026-02-10T09:00:00Z'),
      },
    ],
    issued_at: madeAt,
    kept_until: '2036-12-31',
    ...overrides,
  };
}
