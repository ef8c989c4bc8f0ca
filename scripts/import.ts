/**
 * `npm run import -- --from <folder of CSV> --project <id>`: takes over the tables and the accounts of the old system, with
 * their passwords (docs/moving-in.md). Without `--project` into the local Firebase. `--dry-run` names each row that does not
 * fit, and writes nothing; a row that does not fit keeps everything from being written, unless `--leave-out` takes over the
 * rest. Stopped, it is run again. The exit code is 0 when everything that fits is stored, and the money is the same.
 */
import { parseArgs } from 'node:util';
import { getAuth } from 'firebase-admin/auth';
import { inProject } from '#build/project.ts';
import { adminApp } from '#functions/gateways/admin-app.ts';
import { withoutBackgroundTriggers } from '#local/firebase/background-triggers.ts';
import { readRunningStack } from '#local/running-stack.ts';
import { databaseOptions, type DatabaseWish, readDatabaseWish, withDatabase } from './database.ts';
import { sayMisfit } from './import/misfits.ts';
import { UnreadableTable } from './import/read-table.ts';
import { printOutcome } from './import/print-outcome.ts';
import { type ImportOutcome, runImport } from './import/run-import.ts';
import { authLogins } from './import/store/store-accounts.ts';

interface Wish {
  readonly database: DatabaseWish;
  readonly folder: string;
  readonly isDryRun: boolean;
  readonly leavesOut: boolean;
}

/** @throws Error that says what is missing. */
function readWish(): Wish {
  const flag = { type: 'boolean', default: false } as const;
  const options = { ...databaseOptions, from: { type: 'string' }, 'dry-run': flag, 'leave-out': flag } as const;
  const { values } = parseArgs({ options });
  if (values.from === undefined) throw new Error('Give the folder of the tables: --from <folder>');
  return {
    database: readDatabaseWish(values),
    folder: values.from,
    isDryRun: values['dry-run'],
    leavesOut: values['leave-out'],
  };
}

function importFrom({ database, folder, isDryRun, leavesOut }: Wish): Promise<ImportOutcome> {
  const pages = new Map<string, number>();
  return withDatabase(database, (firestore) =>
    runImport(
      {
        firestore,
        logins: authLogins(getAuth(adminApp())),
        now: new Date(),
        tally: { old: new Map(), stored: new Map() },
      },
      {
        ...{ folder, isDryRun, leavesOut },
        onMisfit: (misfit) => console.log(sayMisfit(misfit)),
        onRemark: (remark) => console.log(remark),
        onPage(what, rows) {
          // A line for each page would hide what matters.
          if (rows - (pages.get(what) ?? 0) < 10_000 && rows >= (pages.get(what) ?? 0)) return;
          pages.set(what, rows);
          console.log(`${what}: ${rows} …`);
        },
      },
    ),
  );
}

/** The local functions would follow every row, one process after the other; what they make is made by the import. */
async function withoutLocalTriggers(wish: Wish): Promise<ImportOutcome> {
  const stack = 'project' in wish.database ? null : await readRunningStack(inProject('.local-data'));
  const isThis = stack !== null && 'port' in wish.database && stack.firestorePort === wish.database.port;
  return isThis ? withoutBackgroundTriggers(stack, () => importFrom(wish)) : importFrom(wish);
}

try {
  process.exitCode = printOutcome(await withoutLocalTriggers(readWish())) ? 0 : 1;
} catch (error) {
  // The message of another error may hold what a row says.
  const isOurs = error instanceof UnreadableTable || (error instanceof Error && !('code' in error));
  console.error(isOurs ? error.message : error);
  process.exitCode = 1;
}
