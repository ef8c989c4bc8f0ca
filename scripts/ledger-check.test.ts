import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { collections } from '#domain/collections.ts';
import { startFirestoreServer } from '#local/firestore/server.ts';
import { defaultPorts } from '#local/ports.ts';
import { inProject, nodeBinary } from '#build/project.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { aBalance, aCreditTransaction } from '#tests/builders/payments/credits.ts';

const noAuth = 1;
/** Ends what hangs: three processes start, and a busy machine needs a minute for them. */
const timeoutMs = 600_000;

async function check(firestorePort: number): Promise<{ code: number | null; output: string; errors: string }> {
  const offset = `--port-offset=${firestorePort - defaultPorts.firestore}`;
  const child = spawn(nodeBinary, [inProject('scripts', 'ledger-check.ts'), offset]);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, output, errors };
}

test('ledger:check accepts a correct ledger and names each error of a wrong one', { timeout: timeoutMs }, async () => {
  const server = await startFirestoreServer();
  try {
    await withAdminSdk({ authPort: noAuth, firestorePort: server.port }, async ({ firestore }) => {
      await firestore.collection(collections.creditTransactions).doc('cs_test_a1').set(aCreditTransaction());
      const credits = firestore.collection(collections.userCredits).doc('maria');
      await credits.set(aBalance());
      const honest = await check(server.port);
      expect(honest).toMatchObject({ code: 0, errors: '' });
      expect(honest.output).toMatch(/euro, by the lines +50\.00\n.*euro, by the balances +50\.00\n.*mistakes +0\n/);
      await credits.set(aBalance({ balance: 49 }));
      const errors = 'maria: balance is not the sum of its lines\n';
      expect(await check(server.port)).toMatchObject({ code: 1, errors });
    });
  } finally {
    await server.close();
  }
  expect(await check(server.port)).toMatchObject({ code: 1, errors: expect.stringContaining('npm start') });
});
