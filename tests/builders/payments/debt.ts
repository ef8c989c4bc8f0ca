import type { Debt } from '#domain/documents/payments/debt.ts';
import type { Transfer, TransferReference } from '#domain/documents/payments/transfer.ts';
import { madeAt } from '../moments.ts';

/** A visit of 7.50 of which Maria was told on the third of March that all is missing. */
export function aDebt(overrides: Partial<Debt> = {}): Debt {
  return {
    senior_id: 'maria',
    visit_id: 'visit-1',
    is_fee: false,
    service: 'companionship',
    date: '2026-03-01',
    start: '14:00',
    cents: 750,
    missing: 750,
    reference: '123456789002',
    state: 'told',
    round: 1,
    told_on: '2026-03-03',
    due_on: '2026-03-17',
    reminder: null,
    proposed_cents: null,
    fee: null,
    is_open: true,
    last_change: { action: 'debt-tell', by: '', at: madeAt },
    revision: 1,
    updated_at: madeAt,
    ...overrides,
  };
}

export const aTransferReference = (overrides: Partial<TransferReference> = {}): TransferReference => ({
  senior_id: 'maria',
  created_at: madeAt,
  ...overrides,
});

export function aTransfer(overrides: Partial<Transfer> = {}): Transfer {
  return {
    senior_id: 'maria',
    reference: '123456789002',
    cents: 4_625,
    date: '2026-03-20',
    bank_entry: '2026-041',
    copy: 1,
    recorded_by: { uid: 'staf', name: 'Staf Claes' },
    recorded_at: madeAt,
    ...overrides,
  };
}
