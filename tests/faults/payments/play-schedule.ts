import { expectConsistentLedger, expectLedgerMatchesStripe } from './expectations.ts';
import { PaymentWorld, staleMinutes } from './payment-world.ts';
import type { Schedule } from './schedule.ts';

/** What contention left uncharged is for the next run. */
async function sweepUntilDone(world: PaymentWorld): Promise<void> {
  for (let left = -1; left !== world.log.length;) {
    left = world.log.length;
    await world.sweepVisits();
  }
}

/** Runs one schedule to its end. @returns the resulting world. */
export async function playSchedule(number: number, schedule: Schedule): Promise<PaymentWorld> {
  const { first, rounds, comes, ending, moneyBack } = schedule;
  const world = new PaymentWorld(number, schedule);
  await world.work(schedule);
  const everybodyBuys = world.purchases.map((_, purchase) => ({ kind: 'buy-again' as const, purchase, event: 0 }));
  await world.receive(everybodyBuys);
  await world.happen({ what: first, purchase: 0, cents: 1 }, moneyBack?.method);
  if (moneyBack !== null) await world.happen({ what: first, purchase: 1, cents: 1 }, moneyBack.method);
  if (moneyBack !== null) await world.settleCalmly(moneyBack.begins);
  for (const { happens, minutes, visits: wished } of rounds) {
    const visits = wished.filter(({ kind }) => comes === 'everybody' || kind === 'webhook');
    world.pass(minutes);
    await world.happen(happens);
    await world.receive(visits);
    // Reading the ledger costs as much as a visit, and only concurrent visits can corrupt it.
    if (visits.length > 1) await expectConsistentLedger(world);
  }
  await world.endFaults();
  if (ending === 'told-until-taken') {
    // The refunds that did not reach Stripe have no events yet.
    world.pass(staleMinutes);
    await world.sendWaitingRefunds();
    for (const event of world.events) if (!world.taken.has(event.id)) await world.tell(event);
  } else {
    world.pass(staleMinutes);
    await world.sweep();
  }
  await sweepUntilDone(world);
  await expectLedgerMatchesStripe(world);
  return world;
}
