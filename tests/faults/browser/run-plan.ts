import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { addDaysTo, brusselsDate } from '#domain/requests/calendar.ts';
import { isTransient } from '#domain/error-codes.ts';
import { type NewServiceRequest, toServiceRequest } from '#domain/requests/new-service-request.ts';
import type { KillableDevice } from '#tests/browser/killable-device.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import { createPerson, type Person } from '#tests/people/create-person.ts';
import { describeDevice } from './describe-device.ts';
import type { FaultPlan } from './fault-plan.ts';
import type { Mark } from './harness/harness-window.ts';
import { type StoredDocument, storedDocuments } from './stored-documents.ts';
import type { Tablet } from './tablet.ts';

export interface RunOutcome {
  /** All requests, by the note that identifies each. */
  readonly wishes: ReadonlyMap<string, string>;
  /** Ids of the requests that the page knew to be saved before it was killed. */
  readonly acknowledged: ReadonlySet<string>;
  readonly stored: readonly StoredDocument[];
  /** Whether the fault interrupted the targeted step, before the work was complete. */
  readonly struck: boolean;
}

const deliveredWithinMs = 150_000;
const lookEveryMs = 50;
/** Further ahead than the rules require, also when the run crosses midnight. */
const daysAhead = 10;

const commit = /POST \S*:commit/;

function someWishes(plan: FaultPlan, uid: string): NewServiceRequest[] {
  const date = addDaysTo(brusselsDate(new Date()), daysAhead);
  return Array.from({ length: plan.requests }, (_, index) =>
    toServiceRequest(
      {
        serviceId: 'groceries',
        date,
        time: '10:00',
        street: 'Kerkstraat',
        number: '12',
        box: '',
        postalCode: '2000',
        town: 'Antwerpen',
        hours: 1,
        notes: `Wens ${index + 1} van ${plan.seed}`,
      },
      randomUUID(),
      uid,
    ),
  );
}

async function until(what: string, isSo: () => Promise<boolean>, page?: Page): Promise<void> {
  const giveUpAt = performance.now() + deliveredWithinMs;
  while (!(await isSo())) {
    if (performance.now() > giveUpAt) {
      const known = page === undefined ? '' : await describeDevice(page);
      throw new Error(`${what}: not within ${deliveredWithinMs / 1000} s ${known}`);
    }
    await wait(lookEveryMs);
  }
}

/** Marks reported by the page, each of which can be awaited. */
function listenForMarks() {
  const acknowledged = new Set<string>();
  const seen = new Map<Mark['kind'], () => void>();
  const arrivals = new Map<Mark['kind'], Promise<void>>();
  for (const kind of ['saving', 'sending', 'answered'] as const) {
    arrivals.set(kind, new Promise((resolve) => seen.set(kind, resolve)));
  }
  return {
    acknowledged,
    onMark(mark: Mark) {
      if (mark.kind === 'saved') acknowledged.add(mark.requestId);
      seen.get(mark.kind)?.();
    },
    reached: (kind: Mark['kind']) => arrivals.get(kind) ?? Promise.resolve(),
  };
}

/** The device and the server of a run. */
interface Scene {
  readonly page: Page;
  readonly device: KillableDevice;
  readonly marks: ReturnType<typeof listenForMarks>;
  readonly uid: string;
}

/** Retries the sign-in once after a timeout, as a person would. */
async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await until('the sign-in', async () => {
    const failure = await page.evaluate(([mail, word]) => window.harness.signIn(mail, word), [
      email,
      password,
    ] as const);
    if (failure !== null && !isTransient(failure)) throw new Error(`${email} cannot sign in: ${failure}`);
    return failure === null;
  });
}

/**
 * Saves the requests and applies the fault while they are saved or sent. @returns whether the targeted step was
 * reached: when the service worker does the sending, the page never gets to the point of the kill.
 */
async function saveAndStrike(
  plan: FaultPlan,
  requests: readonly NewServiceRequest[],
  { page, device, marks, uid }: Scene,
): Promise<boolean> {
  const { network } = device;
  const { fault } = plan;
  if (plan.savedOffline) network.cut();
  // A cut is timed by the connection, a kill by the page.
  const moment = fault.kind === 'cut' ? network.cutNext('firestore', commit, fault.point) : marks.reached(fault.point);
  let struck = false;
  let isOver = false;
  const strike = moment.then(async () => {
    if (isOver) return;
    struck = true;
    if (fault.kind === 'kill') {
      await wait(fault.afterMs);
      await device.die();
    }
  });
  await page
    .evaluate(
      ([person, wishes]) => {
        window.harness.start(person);
        return window.harness.save(person, wishes);
      },
      [uid, requests] as const,
    )
    .then(async () => {
      if (!plan.savedOffline) return;
      network.restore();
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
    })
    // The page may be killed meanwhile.
    .catch((error: unknown) => {
      if (!struck || fault.kind === 'cut') throw error;
    });
  // The page reports an answer before it has stored the item as received.
  const isAllSent = () =>
    page.evaluate(async (owner) => (await window.harness.pendingCount(owner)) === 0, uid).catch(() => false);
  await until('the fault strikes, or everything is sent without it', async () => struck || (await isAllSent()), page);
  isOver = true;
  if (struck) await strike;
  return struck;
}

/**
 * A new senior saves some requests, the fault strikes, the tablet restarts with a network, and the app delivers without
 * further action. @returns what was acknowledged, and what Firestore contains in the end.
 */
export async function runPlan(plan: FaultPlan, tablet: Tablet, firebase: TestFirebase): Promise<RunOutcome> {
  const device = tablet.device();
  const { fault } = plan;
  const person = await createPerson(firebase);
  const { uid } = person;
  const requests = someWishes(plan, uid);
  const marks = listenForMarks();
  const page = await tablet.openHarness(marks.onMark);
  await signIn(page, person);
  const struck = await saveAndStrike(plan, requests, { page, device, marks, uid });

  device.network.restore();
  if (fault.kind === 'kill' || fault.browserDies) {
    await device.die();
    await device.restart();
  }
  await tablet.openApp();
  const hasArrived = async () => {
    const arrived = new Set((await storedDocuments(firebase, uid)).map(({ id }) => id));
    return [...marks.acknowledged].every((id) => arrived.has(id));
  };
  await until('what was promised arrives', hasArrived, device.page());
  // Items that were saved without being acknowledged are delivered too: the outcome is complete only after that.
  const settled = await tablet.openHarness(() => undefined);
  await settled.evaluate((owner) => window.harness.start(owner), uid);
  const isEmpty = async () => (await settled.evaluate((owner) => window.harness.pendingCount(owner), uid)) === 0;
  await until('the outbox is empty', isEmpty, settled);
  return {
    wishes: new Map(requests.map((request) => [request.request_id, request.notes ?? ''])),
    acknowledged: marks.acknowledged,
    stored: await storedDocuments(firebase, uid),
    struck,
  };
}
