import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { collections } from '#domain/collections.ts';
import { checkBooks } from '#domain/receipts/check-books.ts';
import { readBooks } from '#functions/gateways/payments/read-books.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import { sendRequest } from '#tests/rules/wire/send-request.ts';
import { administrator } from '#tests/rules/wire/token.ts';
import { root, type StoredCast } from './stack-cast.ts';

const answers = z.array(z.object({ document: z.object({ name: z.string(), fields: z.unknown() }).optional() }));

/** What of a stack attackers must not change. */
export interface StoredState {
  /** Every document that names a victim, as text by its path, without the attackers' accounts: a name may be any text. */
  readonly ofVictims: ReadonlyMap<string, string>;
  /** What decides about an attacker’s rights and money. */
  readonly ofAttackers: ReadonlyMap<string, unknown>;
  readonly mistakes: readonly string[];
}

/** Fields in which an attacker’s own document says what the attacker may do or has. */
const decisive: Readonly<Record<string, readonly string[] | null>> = {
  [collections.interimUsers]: ['role', 'status', 'blocked', 'email'],
  [collections.userCredits]: null,
  [collections.circles]: null,
};

function decisiveIn(path: string, fields: unknown): unknown {
  const names = decisive[path.split('/')[0] ?? ''];
  if (names === undefined) return undefined;
  const all = new Map<string, unknown>(Object.entries(fields ?? {}));
  return names === null ? fields : names.map((name) => all.get(name));
}

/** Read past the rules. */
export async function readState(firebase: TestFirebase, { victims, attackers }: StoredCast): Promise<StoredState> {
  const body = { structuredQuery: { from: [{ allDescendants: true }] } };
  const url = `http://${firebase.firestoreHost}/v1/${root}:runQuery`;
  const answer = await sendRequest(url, { method: 'POST', headers: administrator, body });
  const all = answers.parse(JSON.parse(answer.body)).flatMap(({ document }) => document ?? []);
  const marks = victims.flatMap(({ uid, requestId, documents }) => [
    uid,
    requestId,
    ...documents.map((each) => each.secret),
  ]);
  const accounts = new Set(attackers.map(({ uid }) => `${collections.interimUsers}/${uid}`));
  const ofVictims = new Map<string, string>();
  const ofAttackers = new Map<string, unknown>();
  for (const { name, fields } of all) {
    const path = name.slice(root.length + 1);
    const text = JSON.stringify(fields ?? {});
    const namesVictim = marks.some((mark) => path.includes(mark) || text.includes(mark));
    if (namesVictim && !accounts.has(path)) ofVictims.set(path, text);
    const isOwn = attackers.some(({ uid }) => uid !== null && path.includes(uid));
    if (isOwn) ofAttackers.set(path, decisiveIn(path, fields));
  }
  const { ports } = firebase;
  const mistakes = await withAdminSdk({ authPort: ports.auth, firestorePort: ports.firestore }, async ({ firestore }) =>
    checkBooks(await readBooks(firestore), new Date()).mistakes.map(({ id, mistake }) => `${id}: ${mistake}`),
  );
  return { ofVictims, ofAttackers, mistakes };
}

/** What differs, by path. */
export function differencesOf(before: StoredState, after: StoredState): readonly string[] {
  const changed = <Value>(kind: string, one: ReadonlyMap<string, Value>, two: ReadonlyMap<string, Value>) =>
    [...new Set([...one.keys(), ...two.keys()])]
      .filter((path) => !isDeepStrictEqual(one.get(path), two.get(path)))
      .map((path) => `${kind} ${path} ${two.has(path) ? (one.has(path) ? 'changed' : 'is new') : 'is gone'}`);
  return [
    ...changed('of a victim:', before.ofVictims, after.ofVictims),
    ...changed('of an attacker:', before.ofAttackers, after.ofAttackers).filter(
      (line) => !line.endsWith('is new') || line.includes(collections.userCredits),
    ),
    ...after.mistakes.filter((line) => !before.mistakes.includes(line)).map((line) => `the books: ${line}`),
  ];
}
