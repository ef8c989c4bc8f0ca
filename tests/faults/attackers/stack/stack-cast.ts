import { randomUUID } from 'node:crypto';
import { projectId } from '#build/project.ts';
import { givePracticeFactor } from '#local/auth/practice-factor.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { createActors, type Cast } from '#tests/functions/hostile/actors.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import { storeLinkedStudent } from '#tests/people/helper-links.ts';
import { sessionTokens } from '#tests/people/session-tokens.ts';
import { fieldsOf } from '#tests/rules/documents/field-value.ts';
import { putWrite } from '#tests/rules/wire/rest-write.ts';
import { sendRequest } from '#tests/rules/wire/send-request.ts';
import { administrator } from '#tests/rules/wire/token.ts';
import { type Attacker, attackersOf, documentsOf, hiddenFrom } from '../attackers.ts';
import { aVictim, type Victim } from '../victims.ts';

export const root = `projects/${projectId}/databases/(default)/documents`;

const password = 'Kerkstraat-12';

/** An attacker with what is needed to call: a token that Auth issued, or the secret of a student’s link. */
export interface ArmedAttacker extends Attacker {
  readonly idToken: string | null;
  readonly link: string | null;
  readonly hidden: readonly string[];
}

export interface StoredCast {
  readonly victims: readonly Victim[];
  readonly attackers: readonly ArmedAttacker[];
}

export interface StackCast extends StoredCast {
  /** Of whom the valid calls of the functions are. */
  readonly calls: Cast;
}

async function arm(firebase: TestFirebase, attacker: Attacker, victims: readonly Victim[]): Promise<ArmedAttacker> {
  const { ports } = firebase;
  const hidden = hiddenFrom(attacker, victims);
  const link = attacker.role === 'student' ? (await storeLinkedStudent(firebase)).secret : null;
  if (attacker.uid === null) return { ...attacker, hidden, idToken: null, link };
  const { uid } = attacker;
  const email = `${uid}@attackers.test`;
  await withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ auth }) => {
    await auth.createUser({ uid, email, password, emailVerified: true });
  });
  const hasFactor = ['blocked staff', 'dispatch', 'finance'].includes(attacker.role);
  if (hasFactor) await givePracticeFactor(ports.auth, uid);
  const { idToken } = await sessionTokens(ports.auth, { email, password });
  return { ...attacker, hidden, idToken, link };
}

/** Stores two victims and the attackers, each with a real account, in a running stack. */
export async function storeCast(firebase: TestFirebase): Promise<StoredCast> {
  const run = randomUUID().slice(0, 8);
  const victims = [1, 2].map((number) => aVictim(`victim-${run}-${number}`, randomUUID()));
  const attackers = attackersOf(run);
  const { ports } = firebase;
  await withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ auth }) => {
    for (const { uid } of victims)
      await auth.createUser({ uid, email: `${uid}@victims.test`, password, emailVerified: true });
  });
  const armed: ArmedAttacker[] = [];
  for (const attacker of attackers) armed.push(await arm(firebase, attacker, victims));
  const stored = [
    ...victims.flatMap(({ documents }) => documents.map(({ path, data }) => [path, data] as const)),
    ...attackers.flatMap((attacker) => documentsOf(attacker, victims)),
  ];
  const writes = stored.map(([path, data]) => putWrite(root, path, fieldsOf(data)));
  const url = `http://${firebase.firestoreHost}/v1/${root}:commit`;
  const answer = await sendRequest(url, { method: 'POST', headers: administrator, body: { writes } });
  if (answer.status !== 200) throw new Error(`the cast cannot be stored: ${answer.body}`);
  return { victims, attackers: armed };
}

/** The same, with those of whom the valid calls of the functions are. */
export async function createStackCast(firebase: TestFirebase): Promise<StackCast> {
  return { ...(await storeCast(firebase)), calls: await createActors(firebase) };
}
