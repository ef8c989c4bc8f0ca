import { collections } from '#domain/collections.ts';
import { type TimerName, timerNames, timers } from '#domain/health/timers.ts';
import { assumed, timesPerSenior } from './assumptions.ts';
import { type CountedFigures, type CountedWork, countedNames, mailsOf, sumOf } from './figures.ts';
import { instance, prices } from './prices.ts';

export interface Amounts {
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
  /** Calls over HTTP, events that a function follows, and runs of timers. */
  readonly calls: number;
  readonly mails: number;
}

const none: Amounts = { reads: 0, writes: 0, deletes: 0, calls: 0, mails: 0 };

const plus = (one: Amounts, other: Amounts): Amounts => ({
  reads: one.reads + other.reads,
  writes: one.writes + other.writes,
  deletes: one.deletes + other.deletes,
  calls: one.calls + other.calls,
  mails: one.mails + other.mails,
});

export const times = (amounts: Amounts, count: number): Amounts => ({
  reads: amounts.reads * count,
  writes: amounts.writes * count,
  deletes: amounts.deletes * count,
  calls: amounts.calls * count,
  mails: amounts.mails * count,
});

/** What one piece of work uses. Reads by rules are billed as any others. */
export const amountsOf = (work: Omit<CountedWork, 'commits'>): Amounts => ({
  reads: sumOf(work.reads) + sumOf(work.rulesReads),
  writes: sumOf(work.writes),
  deletes: sumOf(work.deletes),
  calls: work.calls + sumOf(work.events),
  mails: mailsOf(work),
});

const minutesOfMonth = assumed.daysPerMonth * 24 * 60;

/** Timers that read every account in each run. */
const sweepsOfAccounts = ['erasePeople', 'retainData'] as const satisfies readonly TimerName[];

/** What those timers read for one account in a month. */
export function readsOfAccount({ timers: counted, accounts }: CountedFigures): number {
  const reads = sweepsOfAccounts.map((name) => {
    const ofAccounts = counted[name].reads[collections.interimUsers] ?? 0;
    return ((ofAccounts / accounts) * minutesOfMonth) / timers[name];
  });
  return reads.reduce((sum, each) => sum + each, 0);
}

/** What a senior uses in a month, on average. */
export function perSenior(figures: CountedFigures): Amounts {
  const worked = countedNames.map((name) => times(amountsOf(figures.work[name]), timesPerSenior[name]));
  return worked.reduce(plus, { ...none, reads: readsOfAccount(figures) });
}

/** What timers use in a month that find nothing to do. */
export function ofTimers(figures: CountedFigures): Amounts {
  return timerNames.reduce((sum, name) => {
    const amounts = amountsOf(figures.timers[name]);
    return plus(sum, times({ ...amounts, calls: amounts.calls + 1 }, minutesOfMonth / timers[name]));
  }, none);
}

/** What seniors, and the timers beside them, use in a month. */
export const inMonth = (figures: CountedFigures, seniors: number): Amounts =>
  plus(times(perSenior(figures), seniors), ofTimers(figures));

export interface Costs {
  readonly firestore: number;
  readonly functions: number;
  readonly mails: number;
}

/** In euros, without free tiers. */
export function costsOf({ reads, writes, deletes, calls, mails }: Amounts): Costs {
  const { firestore, functions, mail, eurosPerDollar } = prices;
  const { reads: ofRead, writes: ofWrite, deletes: ofDelete } = firestore.dollarsPer100000;
  const seconds = calls * assumed.secondsPerCall;
  const perSecond =
    instance.vcpus * functions.dollarsPerVcpuSecond + instance.gibibytes * functions.dollarsPerGibSecond;
  return {
    firestore: ((reads * ofRead + writes * ofWrite + deletes * ofDelete) / 100_000) * eurosPerDollar,
    functions: ((calls / 1_000_000) * functions.dollarsPerMillionCalls + seconds * perSecond) * eurosPerDollar,
    mails: (mails / 1_000) * mail.dollarsPer1000 * eurosPerDollar,
  };
}
