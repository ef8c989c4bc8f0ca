import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import { checkBooks } from '#domain/receipts/check-books.ts';
import { readBooks } from '#functions/gateways/payments/read-books.ts';
import { awaitOperation, type Polling, defaultPolling } from '../project/await-operation.ts';
import { type GoogleApi, type GoogleCall, member } from '../project/google-api.ts';
import { closeProject, readOpen } from './close-project.ts';
import { keepErasures, keepRestrictions } from './keep-decisions.ts';
import type { Progress, ProgressStore } from './progress.ts';
import { collectionGroups, countDocuments } from './stored-at.ts';

export interface RestoreWish {
  readonly project: string;
  /** At which everything was right. */
  readonly moment: Date;
  /** `gs://…` in which both exports are kept. */
  readonly exports: string;
}

export interface RestoreTools {
  readonly api: GoogleApi;
  readonly firestore: Firestore;
  readonly progress: ProgressStore;
  readonly print: (line: string) => void;
  /** A local database has no site, rules release or schedule to close. */
  readonly isLocal: boolean;
  readonly now: () => Date;
  /** Waits for what is under way, and until a moment is over that can be read later. @returns that moment. */
  readonly settle: () => Promise<Date>;
  readonly polling?: Polling;
}

const root = 'https://firestore.googleapis.com/v1';

/** Written by what runs by itself, or expired meanwhile: their numbers prove nothing. */
const changing: ReadonlySet<string> = new Set([
  collections.erasures,
  collections.ledgerChecks,
  collections.rateLimits,
  collections.timerRuns,
]);

interface Restore {
  readonly wish: RestoreWish;
  readonly tools: RestoreTools;
  readonly progress: Progress;
  save(change: Partial<Progress>): Promise<void>;
}

interface RestoreStep {
  readonly name: string;
  readonly says: string;
  /** @throws Error that says what is wrong: the same command goes on with this step. */
  readonly run: (restore: Restore) => Promise<void>;
}

const databaseOf = ({ project }: RestoreWish): string => `projects/${project}/databases/(default)`;

const callOf = (wish: RestoreWish, method: string, body: object): GoogleCall => ({
  method: 'POST',
  url: `${root}/${databaseOf(wish)}:${method}`,
  body,
});

/** Goes on waiting for the operation of an interrupted run, and starts it anew where it came to nothing. */
async function operate(restore: Restore, step: string, call: GoogleCall): Promise<void> {
  const { tools, progress } = restore;
  const known = progress.operations[step];
  if (known !== undefined) {
    const ended = await awaitOperation(tools.api, root, { name: known }, tools.polling ?? defaultPolling);
    if (ended.kind === 'done') return;
    if (ended.kind === 'unfinished') throw new Error(ended.problem);
  }
  const answer = await tools.api(call);
  if (answer.kind !== 'answered') throw new Error(answer.kind === 'failed' ? answer.problem : 'there is no database');
  const name = member(answer.body, 'name');
  if (typeof name === 'string') await restore.save({ operations: { ...restore.progress.operations, [step]: name } });
  const ended = await awaitOperation(tools.api, root, answer.body, tools.polling ?? defaultPolling);
  if (ended.kind !== 'done') throw new Error(ended.problem);
}

/** The folder of an export; those of two restores do not meet. */
const folderOf = ({ wish, progress }: Pick<Restore, 'wish' | 'progress'>, name: string): string =>
  `${wish.exports}/${(progress.foundAt ?? wish.moment.toISOString()).replaceAll(':', '.')}/${name}`;

async function close({ wish, tools, progress, save }: Restore): Promise<void> {
  if (tools.isLocal) return save({ closed: null });
  const closed = progress.closed ?? (await readOpen(tools.api, wish.project));
  await save({ closed });
  await closeProject(tools.api, wish.project, closed);
}

async function wipe(restore: Restore): Promise<void> {
  const { wish, tools } = restore;
  const collectionIds = await collectionGroups(tools.firestore);
  await operate(restore, 'wipe', callOf(wish, 'bulkDeleteDocuments', { collectionIds }));
  const structuredQuery = { from: [{ allDescendants: true }], limit: 1 };
  const url = `${root}/${databaseOf(wish)}/documents:runQuery`;
  const answer = await tools.api({ method: 'POST', url, body: { structuredQuery } });
  if (answer.kind !== 'answered') throw new Error('whether the database is empty cannot be read');
  const answers: readonly unknown[] = Array.isArray(answer.body) ? answer.body : [];
  const left = answers.find((each) => member(each, 'document') !== undefined);
  if (left === undefined) return;
  const operations = Object.entries(restore.progress.operations).filter(([step]) => step !== 'wipe');
  await restore.save({ operations: Object.fromEntries(operations) });
  throw new Error(`documents are left, such as in ${String(member(left, 'document.name')).split('/').at(-2)}`);
}

async function keep({ tools, progress }: Restore): Promise<void> {
  const { firestore, now, print } = tools;
  const foundAt = new Date(progress.foundAt ?? '');
  print(`  ${await keepErasures(firestore, foundAt, now())} people are to be erased again`);
  print(`  ${await keepRestrictions(firestore, foundAt)} people stay blocked, without a role or signed out`);
}

/** What differs in number from the moment that came back. */
async function differences({ wish, tools }: Restore): Promise<readonly string[]> {
  const groups = await collectionGroups(tools.firestore);
  const [then, now] = [
    await countDocuments(tools.firestore, groups, wish.moment),
    await countDocuments(tools.firestore, groups, null),
  ];
  return groups
    .filter((group) => !changing.has(group) && then.get(group) !== now.get(group))
    .map((group) => `${group}: ${now.get(group) ?? 0} documents, ${then.get(group) ?? 0} at that moment`);
}

async function compare(restore: Restore): Promise<void> {
  const { firestore, now, print } = restore.tools;
  const books = await readBooks(firestore);
  const { mistakes } = checkBooks(books, now());
  const wrong = [
    ...(await differences(restore)),
    ...mistakes.map(({ id, mistake }) => `${id}: ${mistake}`),
    ...books.unreadable.map((path) => `${path}: cannot be read`),
  ];
  for (const line of wrong) print(`  ${line}`);
  if (wrong.length > 0) throw new Error(`${wrong.length} things are not as at that moment; nothing was opened`);
  print(`  ${books.balances.length} balances and ${books.lines.length} lines agree`);
}

/** In this order. Each can be repeated; nothing is deleted before both exports are complete. */
export const restoreSteps: readonly RestoreStep[] = [
  { name: 'close', says: 'Hosting, the rules and the timers are closed', run: close },
  {
    name: 'settle',
    says: 'What is under way ends',
    run: async ({ tools, save }) => save({ foundAt: (await tools.settle()).toISOString() }),
  },
  {
    name: 'found',
    says: 'What is there now is exported, as the way back',
    run: (restore) =>
      operate(
        restore,
        'found',
        callOf(restore.wish, 'exportDocuments', { outputUriPrefix: folderOf(restore, 'found') }),
      ),
  },
  {
    name: 'then',
    says: 'What was there at that moment is exported',
    run: (restore) =>
      operate(
        restore,
        'then',
        callOf(restore.wish, 'exportDocuments', {
          outputUriPrefix: folderOf(restore, 'then'),
          snapshotTime: restore.wish.moment.toISOString(),
        }),
      ),
  },
  { name: 'wipe', says: 'The database is emptied', run: wipe },
  {
    name: 'import',
    says: 'That moment is imported',
    run: (restore) =>
      operate(
        restore,
        'import',
        callOf(restore.wish, 'importDocuments', { inputUriPrefix: folderOf(restore, 'then') }),
      ),
  },
  { name: 'keep', says: 'What was decided about people since is kept', run: keep },
  { name: 'compare', says: 'The books and the number of documents are compared', run: compare },
];

/**
 * Brings the database back to a moment. Interrupted at any point, the same call goes on where it stopped.
 *
 * @returns the problem of the step that stopped it; null when everything is as at that moment.
 */
export async function runRestore(
  wish: RestoreWish,
  tools: RestoreTools,
  steps: readonly RestoreStep[] = restoreSteps,
): Promise<string | null> {
  const start = { project: wish.project, moment: wish.moment.toISOString(), operations: {}, done: [] };
  let progress: Progress = (await tools.progress.read()) ?? start;
  const save = async (change: Partial<Progress>): Promise<void> => {
    progress = { ...progress, ...change };
    await tools.progress.write(progress);
  };
  for (const { name, says, run } of steps) {
    if (progress.done.includes(name)) {
      tools.print(`✓ ${says} (done before)`);
      continue;
    }
    tools.print(`… ${says}`);
    try {
      await run({
        wish,
        tools,
        get progress() {
          return progress;
        },
        save,
      });
    } catch (error) {
      return `${says}: ${error instanceof Error ? error.message : 'unknown'}`;
    }
    await save({ done: [...progress.done, name] });
  }
  return null;
}
