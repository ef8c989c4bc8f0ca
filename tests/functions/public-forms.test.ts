import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { functionPath } from '#domain/contracts/function-contract.ts';
import * as contracts from '#domain/contracts/forms/public-forms.ts';
import { projectId } from '#build/project.ts';
import { anEmployerTip } from '#tests/builders/forms/employer-tip.ts';
import { aWaitingListEntry } from '#tests/builders/forms/waiting-list-entry.ts';
import { storedForms } from '#tests/people/stored-forms.ts';
import { callAs } from './call-function.ts';

const firebase = inject('firebase');
const newAddress = () => `${randomUUID()}@example.be`;
const join = (input: object) => callAs(firebase, null, contracts.joinWaitingList, { seconds: 40, ...input });
const tip = (input: object) => callAs(firebase, null, contracts.tipEmployer, { seconds: 40, ...input });

// spec: 6.roles.visitor-creates-only 7.forms.contact-fields
test('a visitor’s form that is sent again is stored once, as it was first sent', async () => {
  const [id, email] = [randomUUID(), newAddress()];
  const entry = aWaitingListEntry({ email, notes: 'Eerst.' });
  expect((await join({ id, entry })).status).toBe(200);
  expect((await join({ id, entry })).status).toBe(200);
  expect((await join({ id, entry: { ...entry, notes: 'Later.' } })).status).toBe(200);
  expect((await tip({ id, tip: anEmployerTip({ email }) })).status).toBe(200);
  expect(await storedForms(firebase, 'waitingList', email)).toEqual([entry]);
  expect(await storedForms(firebase, 'employerTips', email)).toEqual([anEmployerTip({ email })]);
});

// spec: 5.tip.company 5.sign-up.hidden-field
test('a form with invalid content is refused, and one of a program is thanked: neither is stored', async () => {
  const email = newAddress();
  const id = randomUUID();
  const entry = aWaitingListEntry({ email });
  expect((await tip({ id, tip: anEmployerTip({ email, company: 'X' }) })).outcome).toBe('invalid-input');
  expect((await join({ id, entry: { ...entry, website: 'https://bot.example' } })).status).toBe(400);
  expect((await join({ id, entry, website: 'https://bot.example' })).status).toBe(200);
  expect((await join({ id, entry, seconds: 0.2 })).status).toBe(200);
  expect(await storedForms(firebase, 'waitingList', email)).toEqual([]);
  expect(await storedForms(firebase, 'employerTips', email)).toEqual([]);
});

// spec: security.h2-forms
test('a stranger who writes to the database itself stores nothing', async () => {
  const email = newAddress();
  const root = `projects/${projectId}/databases/(default)/documents`;
  const writes = Array.from({ length: 200 }, () => ({
    update: {
      name: `${root}/employer_tips/${randomUUID()}`,
      fields: Object.fromEntries(
        Object.entries(anEmployerTip({ email })).map(([name, stringValue]) => [name, { stringValue }]),
      ),
    },
    currentDocument: { exists: false },
  }));
  const answer = await fetch(`http://${firebase.firestoreHost}/v1/${root}:commit`, {
    method: 'POST',
    body: JSON.stringify({ writes }),
  });
  expect(answer.status).toBe(403);
  expect(await storedForms(firebase, 'employerTips', email)).toEqual([]);
});

test('a stranger with one address is stopped, and neither the neighbour nor anybody else is', async () => {
  const email = newAddress();
  const address = () => `10.${[0, 1].map(() => Math.floor(Math.random() * 256)).join('.')}`;
  const network = address();
  const send = async (from: string) => {
    const answer = await fetch(`${firebase.appOrigin}${functionPath(contracts.tipEmployer)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'fastly-client-ip': from },
      // Thanked, and not stored: what counts is the call.
      body: JSON.stringify({ id: randomUUID(), seconds: 40, website: 'x', tip: anEmployerTip({ email }) }),
    });
    return answer.status;
  };
  const statuses: number[] = [];
  for (let call = 0; call < 121; call += 1) statuses.push(await send(`${network}.7`));
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect(statuses.at(-1)).toBe(429);
  expect(await send(`${network}.8`)).toBe(200);
  expect(await send(`${address()}.7`)).toBe(200);
});
