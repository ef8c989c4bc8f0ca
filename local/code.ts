/** `npm run code`: the codes with which staff of the running `npm start` signs in, as an authenticator app would show them. */
import { inProject } from '../build/project.ts';
import { readCodes, secondsLeft } from './auth/practice-factor.ts';
import { isReachable } from './port-probe.ts';
import { readRunningStack } from './running-stack.ts';
import { withAdminSdk } from './seed/admin-sdk.ts';

async function main(): Promise<void> {
  const stack = await readRunningStack(inProject('.local-data'));
  // A stack that was killed leaves its address behind.
  if (stack === null || !(await isReachable('127.0.0.1', stack.authPort))) {
    throw new Error('Nothing runs. Start it first: npm start');
  }
  const codes = await readCodes(stack.authPort);
  const addresses = await withAdminSdk(stack, async ({ auth }) => {
    const { users } = await auth.getUsers([...codes.keys()].map((uid) => ({ uid })));
    return new Map(users.map(({ uid, email = uid }) => [uid, email]));
  });
  for (const [uid, code] of codes) console.log(`${code}  ${addresses.get(uid) ?? uid}`);
  console.log(`A new one in ${secondsLeft(Date.now())} s; this one is taken for some minutes more.`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
