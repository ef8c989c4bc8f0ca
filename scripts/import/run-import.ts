import { collections } from '#domain/collections.ts';
import { recountStudent } from '#functions/gateways/dispatch/recount-student.ts';
import { type Known, nothingKnown } from './known.ts';
import { Lanes } from './lanes.ts';
import type { Misfit } from './misfits.ts';
import { checkTables, readTable } from './read-table.ts';
import type { Counted, ImportServices, Use, Walk } from './step.ts';
import { importSteps } from './steps.ts';

export interface ImportOptions {
  readonly folder: string;
  /** Reads and compares, and writes nothing. */
  readonly isDryRun: boolean;
  /** Takes over what fits, although other rows do not. */
  readonly leavesOut: boolean;
  readonly onMisfit: (misfit: Misfit) => void;
  readonly onPage: Walk['onPage'];
  /** What a person must look at, such as visits of one student at the same time. */
  readonly onRemark: (remark: string) => void;
}

/** An account whose lines come to something else than its balance in the old system. */
export interface MoneyDifference {
  readonly userId: string;
  readonly old: number;
  readonly stored: number;
}

export interface ImportOutcome {
  readonly checked: readonly Counted[];
  /** Null where nothing was written: in a dry run, and where rows do not fit. */
  readonly compared: {
    readonly counts: readonly Counted[];
    readonly differences: readonly MoneyDifference[];
    /** In cents, of all accounts. */
    readonly old: number;
    readonly stored: number;
  } | null;
}

const loginsAtOnce = 1_000;
/** Students have no document in common. */
const studentLanes = 6;

/** Accounts of the old system whose mail address has another account here. */
async function findTaken(folder: string, { logins }: ImportServices): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  let page = new Map<string, string>();
  const ask = async (): Promise<void> => {
    for (const [email, owner] of await logins.ownersOf([...page.keys()])) {
      const id = page.get(email);
      if (id !== undefined && id !== owner) taken.add(id);
    }
    page = new Map();
  };
  for await (const row of readTable(folder, 'auth_users')) {
    const email = row.text('email').toLowerCase();
    // Auth refuses to be asked about anything else.
    if (/^[^@\s]+@[^@\s]+$/.test(email)) page.set(email, row.text('id'));
    if (page.size === loginsAtOnce) await ask();
  }
  if (page.size > 0) await ask();
  return taken;
}

async function findErased({ firestore }: ImportServices): Promise<ReadonlySet<string>> {
  const closed = firestore.collection(collections.erasures).where('state', '==', 'closed');
  return new Set((await closed.select().get()).docs.map(({ id }) => id));
}

const sumOf = (sums: ReadonlyMap<string, number>): number => [...sums.values()].reduce((sum, cents) => sum + cents, 0);

function differencesIn({ old, stored }: ImportServices['tally']): readonly MoneyDifference[] {
  const owners = [...new Set([...old.keys(), ...stored.keys()])];
  return owners
    .map((userId) => ({ userId, old: old.get(userId) ?? 0, stored: stored.get(userId) ?? 0 }))
    .filter((each) => each.old !== each.stored);
}

/** The hours of students and their coming days follow from the visits that were given to them. */
async function recount(known: Known, { now }: ImportServices, { onRemark, onPage }: ImportOptions): Promise<void> {
  let done = 0;
  const running = new Lanes(studentLanes);
  for (const id of known.students.keys()) {
    await running.start(async () => {
      for (const visit of await recountStudent(id, now)) onRemark(`student ${id}: visit ${visit} overlaps another`);
      done += 1;
      onPage('hours of students', done);
    });
  }
  await running.end();
}

/**
 * Takes over the tables of the old system. Every document is created once, with what the app derives from it, and never
 * changed afterwards: stopped at any moment, it can be run again, and what the app has changed since stays.
 * @throws UnreadableTable before anything is written.
 */
export async function runImport(services: ImportServices, options: ImportOptions): Promise<ImportOutcome> {
  const { folder, onMisfit, onPage } = options;
  await checkTables(folder);
  const before = { erased: await findErased(services), taken: await findTaken(folder, services) };
  const walkAll = async (use: Use, report: typeof onMisfit) => {
    const known = nothingKnown(services.now, before);
    const counted: Counted[] = [];
    for (const step of importSteps) {
      const found = await step({ folder, known, services, use, onMisfit: report, onPage });
      if (found !== null) counted.push(found);
    }
    return { known, counted };
  };
  const { counted: checked } = await walkAll('check', onMisfit);
  const isWhole = checked.every(({ refused }) => refused === 0);
  if (options.isDryRun || (!isWhole && !options.leavesOut)) return { checked, compared: null };
  const silent = (): void => undefined;
  const { known } = await walkAll('store', silent);
  await recount(known, services, options);
  const { counted: counts } = await walkAll('count', silent);
  const { tally } = services;
  const sums = { old: sumOf(tally.old), stored: sumOf(tally.stored) };
  return { checked, compared: { counts, differences: differencesIn(tally), ...sums } };
}
