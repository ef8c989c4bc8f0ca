import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { collections } from '#domain/collections.ts';
import { startFirestoreServer } from '#local/firestore/server.ts';
import { inProject } from '#build/project.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { aPlanning } from '#tests/builders/planning.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import type { Person } from '#tests/people/create-person.ts';

/** One query about requests, and its cost. */
export interface Question {
  readonly kind: 'newest' | 'older' | 'by-id' | 'count';
  /** Documents that the database read for it, as billed. */
  readonly documents: number;
}

export interface LargeAccount {
  /** Newest first. */
  readonly ids: readonly string[];
  /** The queries of this page since the previous call. */
  questions(): readonly Question[];
  /** From now on this page reads requests from the large database. */
  serve(page: Page): Promise<void>;
  /** The connection breaks at the next query of this kind. */
  breakNext(kind: Question['kind']): void;
  assignStudent(id: string): Promise<void>;
  close(): Promise<void>;
}

const count = 10_000;
const hourMs = 3_600_000;

/**
 * Two by two with the same timestamp, over years; every hundredth cancelled, with a legacy status; the newest three
 * still open.
 */
function requestsOf({ uid }: Person, newest: Date) {
  return Array.from({ length: count }, (_, index) => ({
    ...aServiceRequest({ senior_id: uid, task_category_id: index % 4 === 0 ? 'garden' : 'companionship' }),
    // Of two with the same timestamp the higher id comes first.
    request_id: `${(0xffffffff - index).toString(16)}-${String(index % 10_000).padStart(4, '0')}-4c7e-9b39-0a4d2f6c8e11`,
    notes: `Nummer ${index + 1}`,
    status: index < 3 || index === 25 ? 'submitted' : index % 100 === 50 ? 'Geannuleerd' : 'paid',
    created_at: new Date(newest.getTime() - Math.floor(index / 2) * 8 * hourMs),
  }));
}

function kindOf(body: string): Question['kind'] {
  if (body.includes('structuredAggregationQuery')) return 'count';
  if (!body.includes('"limit"')) return 'by-id';
  return body.includes('"startAt"') ? 'older' : 'newest';
}

/** Firestore counts one read for up to a thousand counted entries. */
const countedAtOnce = 1000;

function costOf(kind: Question['kind'], rows: unknown): number {
  const list = Array.isArray(rows) ? (rows as readonly Record<string, unknown>[]) : [];
  if (kind !== 'count') return list.filter((row) => 'document' in row).length;
  const counted = Number(/"integerValue":"?(\d+)/.exec(JSON.stringify(list))?.[1] ?? 0);
  return Math.max(1, Math.ceil(counted / countedAtOnce));
}

/**
 * An account with ten thousand requests, in its own database with the real rules: on the shared one each of them would
 * trigger a function.
 */
export async function startLargeAccount(firebase: TestFirebase, person: Person): Promise<LargeAccount> {
  const rules = await readFile(inProject('firestore.rules'), 'utf8');
  const server = await startFirestoreServer({ rules });
  const addresses = { authPort: firebase.ports.auth, firestorePort: server.port };
  const requests = requestsOf(person, new Date());
  await withAdminSdk(addresses, async ({ firestore }) => {
    // The rules read the caller's record for its role.
    await firestore.doc(`${collections.interimUsers}/${person.uid}`).set(anInterimUser({ id: person.uid }));
    for (let start = 0; start < count; start += 500) {
      const batch = firestore.batch();
      for (const request of requests.slice(start, start + 500)) {
        batch.set(firestore.doc(`${collections.serviceRequests}/${request.request_id}`), request);
      }
      await batch.commit();
    }
  });
  let asked: Question[] = [];
  let breaking: Question['kind'] | null = null;
  return {
    ids: requests.map(({ request_id }) => request_id),
    questions() {
      const since = asked;
      asked = [];
      return since;
    },
    async serve(page) {
      await page.route(`**:${firebase.ports.firestore}/**`, async (route) => {
        const request = route.request();
        const body = request.postData() ?? '';
        const isAboutRequests = body.includes(`"${collections.serviceRequests}"`);
        const isOurs = isAboutRequests || body.includes(`/${collections.planning}/`);
        if (!isOurs || request.method() === 'OPTIONS') return route.continue();
        const kind = kindOf(body);
        if (kind === breaking) {
          breaking = null;
          return route.abort('connectionreset');
        }
        const url = new URL(request.url());
        url.port = String(server.port);
        const response = await route.fetch({ url: url.href });
        if (isAboutRequests) asked.push({ kind, documents: costOf(kind, await response.json()) });
        return route.fulfill({ response });
      });
    },
    breakNext(kind) {
      breaking = kind;
    },
    assignStudent: (id) =>
      withAdminSdk(addresses, async ({ firestore }) => {
        await firestore.doc(`${collections.planning}/${id}`).set(aPlanning({ request_id: id }));
        await firestore.doc(`${collections.serviceRequests}/${id}`).update({ status: 'assigned' });
      }),
    close: () => server.close(),
  };
}
