import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { collections } from '#domain/collections.ts';
import { sendPasswordResetMail } from '#domain/contracts/accounts.ts';
import { purchaseCredits } from '#domain/contracts/credits.ts';
import { joinWaitingList } from '#domain/contracts/forms/public-forms.ts';
import { withAdminSdk } from '#local/seed/admin-sdk.ts';
import { aWaitingListEntry } from '#tests/builders/forms/waiting-list-entry.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { signInAs } from '#tests/functions/actor.ts';
import { callAs } from '#tests/functions/call-function.ts';
import { waitOptions } from '#tests/functions/wait-options.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import { createPerson } from '#tests/people/create-person.ts';
import { actOnPurchase, practicePurchases } from '#tests/people/practice-payments.ts';
import { storedCredits } from '#tests/people/stored-credits.ts';
import { fieldsOf } from '#tests/rules/documents/field-value.ts';
import { createWrite } from '#tests/rules/wire/rest-write.ts';
import { sendRequest } from '#tests/rules/wire/send-request.ts';
import { root } from './stack-cast.ts';

/** How long each thing took that somebody wanted, in milliseconds. */
export type Waits = ReadonlyMap<string, number>;

/** Each honest person comes from a connection of her own. */
const fromHome = (number: number) => ({
  'fastly-client-ip': `198.51.${Math.floor(number / 250) % 250}.${number % 250}`,
});

const stored = async (firebase: TestFirebase, path: string) =>
  withAdminSdk({ authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore }, async ({ firestore }) =>
    (await firestore.doc(path).get()).data(),
  );

async function askForHelp(firebase: TestFirebase, uid: string, idToken: string): Promise<void> {
  const id = randomUUID();
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const { created_at: _, ...request } = aServiceRequest({ request_id: id, senior_id: uid, request_date: day });
  const write = createWrite(root, `${collections.serviceRequests}/${id}`, fieldsOf(request));
  const times = { updateTransforms: [{ fieldPath: 'created_at', setToServerValue: 'REQUEST_TIME' }] };
  const answer = await sendRequest(`http://${firebase.firestoreHost}/v1/${root}:commit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}` },
    body: { writes: [{ ...write, ...times }] },
  });
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  await vi.waitFor(async () => {
    expect(await stored(firebase, `${collections.mail}/request-received_${id}`)).toMatchObject({ state: 'sent' });
  }, waitOptions);
}

/** A new person who leaves her address, asks for help, buys credits and forgets her password. @throws when any of it fails. */
export async function liveHonestly(firebase: TestFirebase, number: number): Promise<Waits> {
  const waits = new Map<string, number>();
  const timed = async (what: string, work: () => Promise<void>): Promise<void> => {
    const started = performance.now();
    await work();
    waits.set(what, Math.round(performance.now() - started));
  };
  const headers = fromHome(number);
  const person = await createPerson(firebase);
  const actor = await signInAs(firebase, person, person.password);
  await timed('form', async () => {
    const entry = aWaitingListEntry({ email: `eerlijk-${randomUUID()}@madelief.test` });
    const form = { id: randomUUID(), seconds: 20, entry };
    expect(await callAs(firebase, null, joinWaitingList, form, { headers })).toMatchObject({ status: 200 });
    expect(await stored(firebase, `${collections.waitingList}/${form.id}`)).toBeDefined();
  });
  await timed('request', () => askForHelp(firebase, person.uid, actor.idToken));
  await timed('purchase', async () => {
    const wish = { amount: 25, attempt: randomUUID() };
    expect(await callAs(firebase, actor, purchaseCredits, wish, { headers })).toMatchObject({ status: 200 });
    const [page] = await practicePurchases(firebase, person.uid);
    await actOnPurchase(firebase, page?.id ?? '', 'pay');
    await vi.waitFor(async () => expect((await storedCredits(firebase, person.uid)).balance).toBe(25), waitOptions);
  });
  await timed('password', async () => {
    const wish = { email: person.email, language: 'NL' };
    expect(await callAs(firebase, null, sendPasswordResetMail, wish, { headers })).toMatchObject({ status: 200 });
  });
  return waits;
}
