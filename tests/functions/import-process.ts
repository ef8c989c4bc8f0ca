/**
 * The import in a process of its own, for a test that kills it: `node import-process.ts <folder>` with the emulators in the
 * environment. Prints the name of each table whose page is stored, and in the end what was compared.
 */
import { getAuth } from 'firebase-admin/auth';
import { adminApp } from '#functions/gateways/admin-app.ts';
import { firestore } from '#functions/gateways/firestore.ts';
import { runImport } from '#scripts/import/run-import.ts';
import { authLogins } from '#scripts/import/store/store-accounts.ts';

const [, , folder = ''] = process.argv;
const print = (line: unknown): void => console.log(JSON.stringify(line));

const services = {
  firestore: firestore(),
  logins: authLogins(getAuth(adminApp())),
  now: new Date(),
  tally: { old: new Map(), stored: new Map() },
};
const { compared } = await runImport(services, {
  ...{ folder, isDryRun: false, leavesOut: false },
  onMisfit: (misfit) => print({ misfit }),
  onPage: (page) => print({ page }),
  onRemark: () => undefined,
});
print({ compared });
