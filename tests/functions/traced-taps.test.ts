import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, inject, test, vi } from 'vitest';
import { collections } from '#domain/collections.ts';
import { sendPasswordResetMail } from '#domain/contracts/accounts.ts';
import { sendQuote } from '#domain/contracts/dispatch.ts';
import { staf } from '#local/seed/accounts.ts';
import { aServiceRequest } from '../builders/service-request.ts';
import { createPerson } from '../people/create-person.ts';
import { revisionOf } from '../people/staff-work.ts';
import { storeRequest } from '../people/stored-requests.ts';
import { signInAs } from './actor.ts';
import { callAs } from './call-function.ts';
import { waitOptions } from './wait-options.ts';

const firebase = inject('firebase');

interface Line {
  readonly message: string;
  readonly requestId?: string;
  readonly collection?: string;
  readonly function?: string;
  readonly action?: string;
}

/** The filter of docs/operations.md: every line about one tap. */
async function linesAbout(requestId: string): Promise<readonly Line[]> {
  const text = await readFile(firebase.logFile, 'utf8');
  return text
    .split('\n')
    .filter((line) => line.startsWith('>') && line.includes(requestId))
    .map((line) => JSON.parse(line.replace(/^>\s+/, '')) as Line)
    .filter((line) => line.requestId === requestId);
}

const mailed = { message: 'mail attempted', collection: collections.mail, action: 'sent' };
const followed = (collection: string) => ({ message: 'change followed', collection });

/** Waits for the last of them. */
async function expectLines(requestId: string, wanted: readonly object[]): Promise<void> {
  await vi.waitFor(async () => {
    expect(await linesAbout(requestId)).toEqual(
      expect.arrayContaining(wanted.map((line) => expect.objectContaining(line))),
    );
  }, waitOptions);
}

test('a request and its price: each tap is followed to its mail by one id, without a word about the person', async () => {
  const maria = await createPerson(firebase, { user: { last_name: 'Spoorloos' } });
  const id = randomUUID();
  const request = { request_id: id, senior_id: maria.uid, actor_uid: maria.uid };
  await storeRequest(firebase, aServiceRequest({ ...request, created_at: new Date() }));
  await expectLines(id, [followed(collections.serviceRequests), mailed]);

  const command = randomUUID();
  const staff = await signInAs(firebase, staf);
  const on = { request_id: id, command_id: command, revision: await revisionOf(firebase, id) };
  const price = { variant: 'standard', cents_per_hour: 1750, minutes: 120, reason: 'Vaste klant.' };
  // As the app sends it: the id of the command, with each try.
  const headers = { 'x-request-id': command };
  expect(await callAs(firebase, staff, sendQuote, { ...on, ...price }, { headers })).toMatchObject({ status: 200 });
  await expectLines(command, [
    { message: 'call answered', function: sendQuote.name },
    followed(collections.serviceRequests),
    mailed,
  ]);

  const lines = JSON.stringify([...(await linesAbout(id)), ...(await linesAbout(command))]);
  // The id of an event may hold any four digits.
  const personal = ['Spoorloos', maria.email, 'Kerkstraat', 'Vaste klant', '0470 12 34 56', '470123456'];
  for (const word of personal) expect(lines).not.toContain(word);
});

test('a call without a command is followed by the id that its page minted, and no other text is taken for one', async () => {
  const maria = await createPerson(firebase);
  const tap = randomUUID();
  const reset = (headers: Record<string, string>) =>
    callAs(firebase, null, sendPasswordResetMail, { email: maria.email, language: 'NL' }, { headers });
  expect(await reset({ 'x-request-id': tap })).toMatchObject({ status: 200 });
  await expectLines(tap, [{ message: 'call answered', function: sendPasswordResetMail.name }, mailed]);
  expect(await reset({ 'x-request-id': 'Maria Peeters' })).toMatchObject({ status: 200 });
  expect(await readFile(firebase.logFile, 'utf8')).not.toContain('Maria Peeters');
});
