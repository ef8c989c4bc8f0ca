import { expect, test } from 'vitest';
import { adjustCredits } from './adjustments.ts';

const input = {
  command_id: '6f1f2f0e-6d3a-4a55-9a0e-0a4c0d6b2a11',
  senior_id: 'maria',
  cents: 500,
  seen_balance: 0,
  reason: 'Dubbel betaald.',
};

// spec: staff.credits.reason
test.each(['', ' \n\t\u00A0', 'a'.repeat(100_000)])(
  'a balance is not corrected without a reason, or with one that is no sentence',
  (reason) => {
    expect(adjustCredits.input.safeParse(input).success).toBe(true);
    expect(adjustCredits.input.safeParse({ ...input, reason }).success).toBe(false);
  },
);
