import { randomUUID } from 'node:crypto';
import { collections } from '#domain/collections.ts';
import { amountFields, balanceCents, balanceFields } from '#domain/credits/cents.ts';
import { chargeLineId } from '#domain/credits/charge-line.ts';
import { userCreditsSchema } from '#domain/documents/payments/credits.ts';
import { visitCost } from '#domain/visits/visit-cost.ts';
import { serverClock } from '#functions/gateways/clock.ts';
import { firestore } from '#functions/gateways/firestore.ts';
import { createCharges } from '#functions/gateways/payments/charges.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { aPlannedVisit } from '#tests/builders/visit.ts';

/** Visits charged per second while {@link chargedAtOnce} seniors are charged simultaneously, each round. */
export interface ChargeRates {
  readonly ours: readonly number[];
  readonly bare: readonly number[];
}

export const chargedAtOnce = 50;
const rounds = 5;
const boughtCents = 10_000;

interface Approved {
  readonly seniorId: string;
  readonly visitId: string;
  readonly cents: number;
}

const at = (collection: string, id: string) => firestore().collection(collection).doc(id);

/** A senior with a visit that is approved, and more than enough credits. */
async function storeApproved(): Promise<Approved> {
  const [seniorId, visitId] = [`bench-${randomUUID()}`, randomUUID()];
  const visit = aPlannedVisit({ request_id: visitId, senior_id: seniorId, state: 'approved', minutes_worked: 95 });
  const batch = firestore().batch();
  batch.create(at(collections.interimUsers, seniorId), anInterimUser({ id: seniorId }));
  batch.create(
    at(collections.serviceRequests, visitId),
    aServiceRequest({ request_id: visitId, senior_id: seniorId, status: 'ended' }),
  );
  batch.create(at(collections.planning, visitId), visit);
  batch.create(at(collections.userCredits, seniorId), { user_id: seniorId, ...balanceFields(boughtCents) });
  await batch.commit();
  return { seniorId, visitId, cents: visitCost(visit)?.cents ?? 0 };
}

/** The line, the balance and the visit in one transaction, without request, board, counters, log and mails. */
async function chargeDirectly({ seniorId, visitId, cents }: Approved): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const [visit, credits] = await Promise.all([
      transaction.get(at(collections.planning, visitId)),
      transaction.get(at(collections.userCredits, seniorId)),
    ]);
    const after = balanceCents(userCreditsSchema.parse(credits.data())) - cents;
    const id = chargeLineId(visitId);
    transaction.create(at(collections.creditTransactions, id), { id, user_id: seniorId, ...amountFields(-cents) });
    transaction.update(credits.ref, balanceFields(after));
    transaction.update(visit.ref, { state: 'charged', charged_cents: cents });
  });
}

/** @throws Error unless each was charged exactly once: an incorrect result is not measured. */
async function assertCharged(all: readonly Approved[]): Promise<void> {
  for (const { seniorId, visitId, cents } of all) {
    const [visit, credits] = await Promise.all([
      at(collections.planning, visitId).get(),
      at(collections.userCredits, seniorId).get(),
    ]);
    const left = credits.get('balance_cents');
    if (visit.get('state') !== 'charged' || left !== boughtCents - cents) {
      throw new Error(`a charge of ${cents} cents has left ${String(left)}`);
    }
  }
}

async function perSecond(all: readonly Approved[], charge: (one: Approved) => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await Promise.all(all.map(charge));
  return (all.length * 1_000) / (performance.now() - began);
}

const prepare = (): Promise<readonly Approved[]> =>
  Promise.all(Array.from({ length: chargedAtOnce }, () => storeApproved()));

/** Charging approved visits, beside the three writes that are the minimum. Interleaved, so that both see the same load. */
export async function measureCharges(): Promise<ChargeRates> {
  const charges = createCharges(serverClock);
  const found: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const [ours, bare] = [await prepare(), await prepare()];
    const rates = {
      ours: await perSecond(ours, ({ seniorId }) => charges.chargeOldest(seniorId)),
      bare: await perSecond(bare, chargeDirectly),
    };
    await assertCharged([...ours, ...bare]);
    // The first round warms up.
    if (round === 0) continue;
    found.ours.push(rates.ours);
    found.bare.push(rates.bare);
  }
  return found;
}
