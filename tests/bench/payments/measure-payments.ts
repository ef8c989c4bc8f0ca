import { assertCredited, type DirectPurchase, creditDirectly, openPurchaseDirectly } from './direct-credits.ts';
import { openPaymentEnvironment, type OpenPurchase, type PaymentEnvironment } from './payment-environment.ts';

export interface PaymentTimes {
  /** Milliseconds from the press of the button to the credits, one payment after the other. */
  readonly ours: readonly number[];
  /** The same until the webhook has answered: what the credits pay is charged, and the event is marked. */
  readonly answered: readonly number[];
  /** Milliseconds of the same two writes without anything else. */
  readonly bare: readonly number[];
  /** Purchases credited per second while {@link paidAtOnce} are paid simultaneously, each round. */
  readonly oursPerSecond: readonly number[];
  readonly barePerSecond: readonly number[];
}

export const paidAtOnce = 50;
const oneByOne = 100;
const rounds = 5;
const warmUp = 20;
const credits = 50;

const times = <Item>(count: number, make: () => Promise<Item>): Promise<Item[]> =>
  Promise.all(Array.from({ length: count }, make));

async function took(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const perSecond = (count: number, milliseconds: number): number => (count * 1_000) / milliseconds;

/** Interleaved, so that both see the same load. */
async function measureOneByOne(
  ours: readonly OpenPurchase[],
  bare: readonly DirectPurchase[],
  environment: PaymentEnvironment,
) {
  const found: { ours: number[]; answered: number[]; bare: number[] } = { ours: [], answered: [], bare: [] };
  for (const [index, purchase] of ours.entries()) {
    const peer = bare[index];
    if (peer === undefined) break;
    const began = performance.now();
    found.ours.push((await environment.pay(purchase)) - began);
    found.answered.push(performance.now() - began);
    found.bare.push(await took(() => creditDirectly(peer)));
  }
  return found;
}

/** From the press of the button on the payment page to the credits, beside the two writes that are the minimum. */
export async function measurePayments(folder: string): Promise<PaymentTimes> {
  const environment = await openPaymentEnvironment(folder, paidAtOnce);
  try {
    const all: (OpenPurchase | DirectPurchase)[] = [];
    const prepare = async (count: number) => {
      const ours = await times(count, () => environment.open(credits));
      const bare = await times(count, () => openPurchaseDirectly(credits));
      all.push(...ours, ...bare);
      return [ours, bare] as const;
    };
    await measureOneByOne(...(await prepare(warmUp)), environment);
    const { ours, answered, bare } = await measureOneByOne(...(await prepare(oneByOne)), environment);
    const oursPerSecond: number[] = [];
    const barePerSecond: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const [pages, peers] = await prepare(paidAtOnce);
      oursPerSecond.push(
        perSecond(paidAtOnce, await took(() => Promise.all(pages.map((page) => environment.pay(page))))),
      );
      barePerSecond.push(perSecond(paidAtOnce, await took(() => Promise.all(peers.map(creditDirectly)))));
    }
    await assertCredited(all);
    return { ours, answered, bare, oursPerSecond, barePerSecond };
  } finally {
    await environment.close();
  }
}
