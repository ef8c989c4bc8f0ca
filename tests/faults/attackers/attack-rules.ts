import fc from 'fast-check';
import { collections } from '#domain/collections.ts';
import type { DocumentChange } from '#local/firestore/operations/operations-api.ts';
import { startFirestoreServer } from '#local/firestore/server.ts';
import { fieldsOf } from '#tests/rules/documents/field-value.ts';
import { putWrite } from '#tests/rules/wire/rest-write.ts';
import { sendRequest, type WireAnswer } from '#tests/rules/wire/send-request.ts';
import { administrator, authorizationOf } from '#tests/rules/wire/token.ts';
import { type Attacker, attackersOf, claimsOf, documentsOf, hiddenFrom } from './attackers.ts';
import { firestoreAttacks, type FirestoreAttack } from './firestore-attacks.ts';
import { secretsIn } from './secrets-in.ts';
import { aVictim, type Victim } from './victims.ts';

const root = 'projects/demo-madelief/databases/(default)/documents';

/** What an attacker achieved, with the request that did it. */
export interface Breach {
  readonly role: string;
  readonly what: string;
  readonly attack: string;
}

export interface Figures {
  readonly requests: number;
  /** How many answers had each status. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly breaches: readonly Breach[];
}

/** What an attacker changed of the own documents matters too where it decides about rights or money. */
const decisive: Readonly<Record<string, readonly string[]>> = {
  [collections.interimUsers]: ['role', 'status', 'blocked', 'email', 'id', 'sessions_valid_from'],
  [collections.seniorProfiles]: ['user_id', 'senior_id'],
  [collections.serviceRequests]: ['senior_id', 'actor_uid'],
  [collections.notificationPreferences]: [],
  [collections.pushSubscriptions]: [],
};

const shown = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) => (typeof each === 'bigint' ? String(each) : each)) ?? 'undefined';

const fieldIn = (document: DocumentChange['before'], name: string): string => shown(document?.fields.get(name));

/** Null where the change is one that the attacker may make: to what is the attacker’s own, and of no weight. */
function breachOf(
  { path, before, after }: DocumentChange,
  { uid }: Attacker,
  victims: readonly Victim[],
): string | null {
  const [collection = ''] = path;
  const texts = [path.join('/'), shown(before && [...before.fields]), shown(after && [...after.fields])];
  const isOwn = uid !== null && texts.some((text) => text.includes(uid));
  const named = victims.find((victim) =>
    texts.some((text) => text.includes(victim.uid) || text.includes(victim.requestId)),
  );
  if (!isOwn || named !== undefined) return `changed ${collection}`;
  const fields = decisive[collection];
  if (fields === undefined) return `changed ${collection} of its own`;
  const wrong = fields.find((name) => before !== null && fieldIn(before, name) !== fieldIn(after, name));
  return wrong === undefined ? null : `changed its own ${collection}.${wrong}`;
}

/** The server itself does not know some methods; that is no failure. */
const isFailure = ({ status }: WireAnswer): boolean => status >= 500 && status !== 501;

function send(origin: string, { method, address, body }: FirestoreAttack, headers: Record<string, string>) {
  const isPatch = method === 'PATCH';
  return sendRequest(`${origin}/v1/${root}${address}`, {
    method: isPatch ? 'POST' : method,
    headers: isPatch ? { ...headers, 'x-http-method-override': method } : headers,
    ...(body === undefined ? {} : { body }),
  });
}

/** Random requests of every attacker to a Firestore with these rules. Stops at the first breach where wanted. */
export async function attackRules(
  rules: string,
  { seed, attacks, untilBreach }: { readonly seed: number; readonly attacks: number; readonly untilBreach: boolean },
): Promise<Figures> {
  const server = await startFirestoreServer({ rules });
  const origin = `http://${server.host}:${server.port}`;
  const victims = [aVictim('victim-one', 'request-one'), aVictim('victim-two', 'request-two')];
  const attackers = attackersOf('rules');
  const changes: DocumentChange[] = [];
  const statuses = new Map<number, number>();
  const breaches: Breach[] = [];
  let requests = 0;
  try {
    const stored = [
      ...victims.flatMap(({ documents }) => documents.map(({ path, data }) => [path, data] as const)),
      ...attackers.flatMap((attacker) => documentsOf(attacker, victims)),
    ];
    const writes = stored.map(([path, data]) => putWrite(root, path, fieldsOf(data)));
    await sendRequest(`${origin}/v1/${root}:commit`, { method: 'POST', headers: administrator, body: { writes } });
    server.operations.subscribe((all) => changes.push(...all));
    // Each draws its own: with one seed for all, eight attackers would send nearly the same.
    const samples = attackers.map((attacker, index) => ({
      attacker,
      hidden: hiddenFrom(attacker, victims),
      headers: authorizationOf({ name: attacker.role, uid: attacker.uid, claims: claimsOf(attacker) }),
      attacks: fc.sample(firestoreAttacks(root, attacker, victims), { seed: seed + index, numRuns: attacks }),
    }));
    for (let index = 0; index < attacks; index += 1)
      for (const { attacker, hidden, headers, attacks: all } of samples) {
        const attack = all[index];
        if (attack === undefined || (untilBreach && breaches.length > 0)) continue;
        const answer = await send(origin, attack, headers);
        requests += 1;
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        const found = [
          ...secretsIn(answer.body, attacker, hidden).map((secret) => `read ${secret}`),
          ...(isFailure(answer) ? [`got ${answer.status}`] : []),
          ...changes.splice(0).flatMap((change) => breachOf(change, attacker, victims) ?? []),
        ];
        breaches.push(...found.map((what) => ({ role: attacker.role, what, attack: JSON.stringify(attack) })));
      }
  } finally {
    await server.close();
  }
  return { requests, statuses, breaches };
}
