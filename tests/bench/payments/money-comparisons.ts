import type { Aim } from '../aim.ts';
import { median, percentile } from '../statistics.ts';
import type { MoneyMeasurements } from './measure-money.ts';
import { chargedAtOnce } from './measure-charges.ts';
import { mailedAtOnce } from './measure-mails.ts';
import { paidAtOnce } from './measure-payments.ts';

export interface MoneyComparison {
  readonly what: string;
  readonly unit: 'ms' | 'per second';
  readonly ours: number;
  readonly peerName: string;
  readonly peer: number;
  /** Above 1 ours is faster. The peers do only a part of the work, so that is not expected. */
  readonly ratio: number;
}

const writesAlone = 'the same two writes by the Admin SDK alone';
const chargeAlone = 'line, balance and visit by the Admin SDK alone';
const mailerAlone = 'nodemailer alone, to the same mail server';
const pushesAlone = 'web-push alone, to the same push service';

const inTime = (what: string, peerName: string, ours: number, peer: number): MoneyComparison => ({
  what,
  unit: 'ms',
  ours,
  peerName,
  peer,
  ratio: peer / ours,
});

const inRate = (what: string, peerName: string, ours: readonly number[], peer: readonly number[]): MoneyComparison => ({
  what,
  unit: 'per second',
  ours: median(ours),
  peerName,
  peer: median(peer),
  ratio: median(ours) / median(peer),
});

/** How many times as long as its two writes a payment may take. */
const paidWithinTimes = 1.5;
/** The share of nodemailer's own rate that mails reach, with their queue. */
const mailedAtLeast = 0.6;

const paid = 'payment to credits p50';
const mailed = `mails, ${mailedAtOnce} at once`;

/** The cost of buying credits, charging visits, sending mails and reminding, beside the minimum. */
export function compareMoney({ payments, charges, mails, reminders }: MoneyMeasurements): readonly MoneyComparison[] {
  const { ours, answered, bare, oursPerSecond, barePerSecond } = payments;
  return [
    inTime(paid, writesAlone, median(ours), median(bare)),
    inTime('payment to credits p95', writesAlone, percentile(ours, 0.95), percentile(bare, 0.95)),
    inTime('payment to the answer of the webhook p50', writesAlone, median(answered), median(bare)),
    inRate(`payments credited, ${paidAtOnce} at once`, writesAlone, oursPerSecond, barePerSecond),
    inRate(`visits charged, ${chargedAtOnce} at once`, chargeAlone, charges.ours, charges.bare),
    inRate(mailed, mailerAlone, mails.ours, mails.bare),
    inRate('reminders by push', pushesAlone, reminders.ours, reminders.bare),
  ];
}

/** Beside the floor: neither the settling of a payment nor the queue of mails may cost more than these. */
export function aimsOfMoney(comparisons: readonly MoneyComparison[]): readonly Aim[] {
  const ratioOf = (wanted: string): number => comparisons.find(({ what }) => what === wanted)?.ratio ?? 0;
  const times = 1 / ratioOf(paid);
  const share = ratioOf(mailed);
  return [
    {
      aim: `${paid}: at most ${paidWithinTimes} times its two writes`,
      measured: `${times.toFixed(2)} times`,
      met: times <= paidWithinTimes,
    },
    {
      aim: `${mailed}: at least ${mailedAtLeast} of the rate of ${mailerAlone}`,
      measured: share.toFixed(2),
      met: share >= mailedAtLeast,
    },
  ];
}
