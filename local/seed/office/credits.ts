import { adjustCredits } from '#domain/credits/adjust-credits.ts';
import { approveAdjustment } from '#domain/credits/approve-adjustment.ts';
import { amountFields, balanceCents, balanceFields, fromCredits } from '#domain/credits/cents.ts';
import { creditPresets } from '#domain/credits/credits.ts';
import { balanceOf } from '#domain/credits/ledger.ts';
import { lineDescriptions, usageDescription } from '#domain/credits/line-description.ts';
import { collections } from '#domain/collections.ts';
import {
  type CreditTransaction,
  creditTransactionSchema,
  userCreditsSchema,
} from '#domain/documents/payments/credits.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import { receiptOrderOf } from '#domain/receipts/receipt-order.ts';
import { serviceIds, storedHourlyRate } from '#domain/requests/prices.ts';
import { type OfficeWorld, rowsIn } from './office-world.ts';

type Line = Omit<CreditTransaction, 'user_id'>;

const hasLogin = ({ documents }: OfficeWorld, seniorId: string) =>
  documents.get(collections.interimUsers, seniorId) !== null;

function usageOf({ request_id: id, service, minutes, updated_at: created_at }: BoardRow): Line {
  const hours = Math.ceil(minutes / 60);
  return {
    id: `office-usage-${id}`,
    ...amountFields(fromCredits(-hours * storedHourlyRate)),
    description: usageDescription({ service: serviceIds.find((each) => each === service) ?? 'companionship', hours }),
    transaction_type: 'service_usage',
    stripe_session_id: null,
    created_at,
  };
}

const purchaseOf = (session: string, amount: number, created_at: Date): Line => ({
  id: session,
  ...amountFields(fromCredits(amount)),
  description: lineDescriptions.purchase,
  transaction_type: 'purchase_completed',
  stripe_session_id: session,
  created_at,
});

/** A bank that has taken the money of a purchase back. */
const disputeOf = (session: string, amount: number, created_at: Date): Line => ({
  id: `${session.replace('cs_', 'dp_')}-withdrawn`,
  ...amountFields(fromCredits(-amount)),
  description: lineDescriptions.disputed,
  transaction_type: 'refund',
  stripe_session_id: session,
  created_at,
});

/** The lines of one customer: bought enough for what was used, except where a bank took it back. */
function linesOf(world: OfficeWorld, rows: readonly BoardRow[], number: number): readonly Line[] {
  const used = rows.map(usageOf);
  const needed = used.reduce((sum, { amount }) => sum - amount, 0);
  const session = `cs_test_office${number}`;
  const bought = creditPresets.find((preset) => preset >= needed) ?? 500;
  const isDisputed = number <= 2;
  return [
    purchaseOf(session, bought, world.ago(60)),
    ...used,
    ...(isDisputed ? [disputeOf(session, bought, world.ago(number, '14:30'))] : []),
  ];
}

function putAccounts(world: OfficeWorld): readonly string[] {
  const paid = rowsIn(world, 'paid').filter(({ senior_id: id }) => hasLogin(world, id));
  const seniors = [...new Set(paid.map(({ senior_id: id }) => id))];
  for (const [index, user_id] of seniors.entries()) {
    const own = paid.filter(({ senior_id: id }) => id === user_id);
    const lines = linesOf(world, own, index + 1).map((line) => creditTransactionSchema.parse({ ...line, user_id }));
    for (const line of lines) {
      world.documents.put(collections.creditTransactions, line.id, line);
      // The sweep issues their receipts.
      world.documents.put(collections.receiptOrders, line.id, { ...receiptOrderOf(line, line.created_at) });
    }
    world.documents.put(collections.userCredits, user_id, { user_id, ...balanceFields(balanceOf(lines)) });
  }
  return seniors;
}

interface Correction {
  readonly cents: number;
  readonly reason: string;
  readonly by: 'staf' | 'nele';
  readonly daysAgo: number;
  /** Of the other one; left out while nobody has answered. */
  readonly answer?: 'yes' | 'no';
}

/** Of customers with an account, one each. */
const corrections: readonly Correction[] = [
  { cents: 15_000, reason: 'Zes bezoeken gingen niet door.', by: 'nele', daysAgo: 1 },
  { cents: 2_500, reason: 'De student kwam een uur te laat.', by: 'staf', daysAgo: 4 },
  { cents: 20_000, reason: 'Een dubbele betaling via de bank.', by: 'staf', daysAgo: 9, answer: 'yes' },
  { cents: -12_000, reason: 'Tegoed van een andere klant.', by: 'nele', daysAgo: 12, answer: 'no' },
];

async function correct(world: OfficeWorld, seniorId: string, correction: Correction): Promise<void> {
  const { documents, minted, ago } = world;
  const { cents, reason, by, daysAgo, answer } = correction;
  const seenCents = balanceCents(userCreditsSchema.parse(documents.get(collections.userCredits, seniorId)));
  const wanted = { seniorId, cents, seenCents, reason };
  const asked = await documents.run(adjustCredits(wanted, minted(by)), ago(daysAgo, '11:00'));
  if (answer === undefined) return;
  const decision = { adjustmentId: asked.adjustment_id, revision: 1, answer };
  await documents.run(approveAdjustment(decision, minted(by === 'staf' ? 'nele' : 'staf')), ago(daysAgo, '15:00'));
}

/** Ledgers of customers who paid for visits: two owe something, and one correction waits for a second yes. */
export async function playCredits(world: OfficeWorld): Promise<void> {
  const seniors = putAccounts(world).slice(2);
  for (const [index, correction] of corrections.entries()) {
    const seniorId = seniors[index];
    if (seniorId !== undefined) await correct(world, seniorId, correction);
  }
}
