import type { Gift } from '#domain/documents/payments/gift.ts';
import { madeAt } from '../moments.ts';

/** Els gave her mother Maria 50 credits, and paid. */
export const aGift = (overrides: Partial<Gift> = {}): Gift => ({
  gift_id: '7d3f0f3e-5c7a-4c7e-9b39-0a4d2f6c8e11',
  senior_id: 'maria',
  senior_name: 'Maria Peeters',
  giver_id: 'els',
  from: 'Els',
  message: 'Geniet ervan, mama.',
  credits: 50,
  state: 'paid',
  session_id: 'cs_test_gift',
  made_at: madeAt,
  paid_at: madeAt,
  ...overrides,
});
