import { randomUUID } from 'node:crypto';
import { expect, inject, test, vi } from 'vitest';
import { collections } from '#domain/collections.ts';
import { askAboutData, askAboutDataByLink, settleDataRequest } from '#domain/contracts/privacy/data-requests.ts';
import { askDataByMail, fetchOwnData } from '#domain/contracts/privacy/own-data.ts';
import { exportsOfLink } from '#domain/documents/privacy/data-export.ts';
import { answerDueOn, mostOpenDataRequests } from '#domain/privacy/data-request.ts';
import { staf } from '#local/seed/accounts.ts';
import { type AdminSdk, withAdminSdk } from '#local/seed/admin-sdk.ts';
import { aWaitingListEntry } from '../builders/forms/waiting-list-entry.ts';
import { createPerson } from '../people/create-person.ts';
import { storeLinkedStudent } from '../people/helper-links.ts';
import { linkIn, mailsReceived, mailsTo } from '../people/mailbox.ts';
import { runTimer } from '../people/unrecorded-visits.ts';
import { type Actor, signInAs } from './actor.ts';
import { callAs } from './call-function.ts';
import { waitOptions } from './wait-options.ts';

const firebase = inject('firebase');
const withSdk = <Result>(task: (sdk: AdminSdk) => Promise<Result>) =>
  withAdminSdk({ authPort: firebase.ports.auth, firestorePort: firebase.ports.firestore }, task);
const stored = (id: string) =>
  withSdk(async ({ firestore }) => (await firestore.doc(`${collections.dataRequests}/${id}`).get()).data() ?? null);

const text = 'Mijn achternaam is verkeerd geschreven.';
const correct = (request_id: string = randomUUID()) => ({ request_id, wish: 'correct', text }) as const;

const aSenior = async () => {
  const person = await createPerson(firebase, { user: { first_name: 'Stella', last_name: 'Vraagstaart' } });
  return { ...person, actor: await signInAs(firebase, person, person.password) };
};

const settle = (by: Actor, data_request_id: string, given: object, command_id: string = randomUUID()) =>
  callAs(firebase, by, settleDataRequest, { command_id, data_request_id, ...given });

const done = { result: 'done', answer: 'Uw naam is nu juist.' };

const mailed = (email: string, subject: string) =>
  vi.waitFor(async () => {
    const mail = (await mailsReceived(firebase, email)).find((each) => each.subject === subject);
    if (mail === undefined) throw new Error(`no mail "${subject}" yet`);
    return mail.text;
  }, waitOptions);

/** Nothing stays open in the queue of others. */
const settleAllOf = async (personId: string) => {
  const staff = await signInAs(firebase, staf);
  const open = await withSdk(async ({ firestore }) => {
    const found = firestore.collection(collections.dataRequests).where('person_id', '==', personId);
    return (await found.where('state', '==', 'open').get()).docs.map(({ id }) => id);
  });
  for (const id of open) await settle(staff, id, done);
};

test('a senior asks, hears until when, and gets the answer by mail; of two colleagues the first counts', async () => {
  const maria = await aSenior();
  const question = correct();
  const due_on = answerDueOn(new Date());
  expect((await callAs(firebase, maria.actor, askAboutData, question)).outcome).toEqual({ due_on });
  // An answer that got lost: the same again, and no second mail.
  expect((await callAs(firebase, maria.actor, askAboutData, question)).outcome).toEqual({ due_on });
  expect(await mailed(maria.email, 'Wij kregen uw vraag over uw gegevens')).toContain(text);
  expect(await mailsReceived(firebase, maria.email)).toHaveLength(1);
  expect(await stored(question.request_id)).toMatchObject({
    ...{ kind: 'senior', person_id: maria.uid, name: 'Stella Vraagstaart', state: 'open' },
  });

  const staff = await signInAs(firebase, staf);
  const command = randomUUID();
  expect((await settle(staff, question.request_id, done, command)).outcome).toEqual({ outcome: 'done' });
  expect((await settle(staff, question.request_id, done, command)).outcome).toEqual({ outcome: 'done' });
  const second = await createPerson(firebase, { user: { role: 'dispatch', first_name: 'Karim' }, profile: false });
  const colleague = await signInAs(firebase, second, second.password);
  expect((await settle(colleague, question.request_id, { result: 'refused', answer: 'Nee.' })).outcome).toMatchObject({
    ...{ outcome: 'rejected', code: 'changed-meanwhile' },
    conflict: { action: 'settle-data-request', by: 'Staf Claes' },
  });
  expect(await mailed(maria.email, 'Wij deden wat u vroeg')).toContain('Uw naam is nu juist.');
  expect(await mailsReceived(firebase, maria.email)).toHaveLength(2);
});

test('a refusal says why, and where to complain', async () => {
  const maria = await aSenior();
  const question = { ...correct(), wish: 'object' };
  await callAs(firebase, maria.actor, askAboutData, question);
  const refused = { result: 'refused', answer: 'De wet vraagt dat wij bonnen bewaren.' };
  await settle(await signInAs(firebase, staf), question.request_id, refused);
  const mail = await mailed(maria.email, 'Ons antwoord op uw vraag');
  expect(mail).toContain('De wet vraagt dat wij bonnen bewaren.');
  expect(mail).toContain('Gegevensbeschermingsautoriteit');
});

test('one person has at most five questions open: a repetition is none, and an answer makes room', async () => {
  const maria = await aSenior();
  const questions = Array.from({ length: mostOpenDataRequests }, () => correct());
  for (const each of questions) expect((await callAs(firebase, maria.actor, askAboutData, each)).status).toBe(200);
  const [first = correct()] = questions;
  expect(await callAs(firebase, maria.actor, askAboutData, correct())).toMatchObject({
    status: 409,
    outcome: 'data-requests-full',
  });
  expect((await callAs(firebase, maria.actor, askAboutData, first)).status).toBe(200);
  await settle(await signInAs(firebase, staf), first.request_id, done);
  expect((await callAs(firebase, maria.actor, askAboutData, correct())).status).toBe(200);
  await settleAllOf(maria.uid);
});

test('a question whose day is over is mailed to staff, without her name, and one that was answered is not', async () => {
  const maria = await aSenior();
  const [late, answered] = [correct(), correct()];
  for (const each of [late, answered]) await callAs(firebase, maria.actor, askAboutData, each);
  await settle(await signInAs(firebase, staf), answered.request_id, done);
  await withSdk(async ({ firestore }) => {
    for (const { request_id: id } of [late, answered])
      await firestore.doc(`${collections.dataRequests}/${id}`).update({ due_on: '2026-01-02' });
  });
  await vi.waitFor(() => runTimer(firebase, 'remindDataRequests'), waitOptions);
  await runTimer(firebase, 'remindDataRequests');
  const ordered = await withSdk(async ({ firestore }) => {
    const mails = firestore.collection(collections.mail).where('template', '==', 'staff-data-request-due');
    return (await mails.get()).docs.filter(({ id }) => [late, answered].some((each) => id.includes(each.request_id)));
  });
  expect(ordered.map(({ id }) => id)).toEqual([`staff-data-request-due_${late.request_id}_late`]);
  expect(JSON.stringify(ordered[0]?.get('values'))).not.toMatch(/Stella|Vraagstaart/);
  await settleAllOf(maria.uid);
});

test('the id of another person’s question is refused, and that question stays', async () => {
  const [maria, jozef] = [await aSenior(), await aSenior()];
  const question = correct();
  await callAs(firebase, maria.actor, askAboutData, question);
  expect(await callAs(firebase, jozef.actor, askAboutData, { ...question, text: 'Wis alles.' })).toMatchObject({
    status: 409,
    outcome: 'already-exists',
  });
  expect(await stored(question.request_id)).toMatchObject({ person_id: maria.uid, text });
  await settleAllOf(maria.uid);
});

test('words that nobody can read are refused', async () => {
  const { actor } = await aSenior();
  for (const nothing of ['', ' \n\u00A0', '\u200B', 'a'.repeat(2_001)])
    expect((await callAs(firebase, actor, askAboutData, { ...correct(), text: nothing })).outcome).toBe(
      'invalid-input',
    );
});

test('finance, who answers nobody’s questions, neither reads nor settles them; dispatch reads them', async () => {
  const maria = await aSenior();
  const { request_id: id } = correct();
  await callAs(firebase, maria.actor, askAboutData, correct(id));
  const as = async (role: 'finance' | 'dispatch') => {
    const person = await createPerson(firebase, { user: { role }, profile: false });
    return signInAs(firebase, person, person.password);
  };
  const [finance, dispatch] = [await as('finance'), await as('dispatch')];
  expect((await settle(finance, id, done)).outcome).toBe('no-access');
  expect((await finance.read(`${collections.dataRequests}/${id}`)).status).toBe(403);
  expect((await dispatch.read(`${collections.dataRequests}/${id}`)).status).toBe(200);
  expect((await maria.actor.read(`${collections.dataRequests}/${id}`)).status).toBe(403);
  await settleAllOf(maria.uid);
});

/** The secret of the link to the own data. */
const linkTo = async (email: string) => {
  await callAs(firebase, null, askDataByMail, { email, wish: 'export' });
  const [mail] = await mailsTo(firebase, email);
  if (mail === undefined) throw new Error('no mail');
  return new URL(linkIn(mail)).hash.slice(1);
};

const askBy = (token: string, question: object = correct()) =>
  callAs(firebase, null, askAboutDataByLink, { ...question, token });

test('somebody of the waiting list asks by the link to the own data, for as long as it works', async () => {
  const email = `wacht-${randomUUID()}@gegevens.example`;
  await withSdk(({ firestore }) =>
    firestore.doc(`${collections.waitingList}/${randomUUID()}`).set({ ...aWaitingListEntry({ email }) }),
  );
  const token = await linkTo(email);
  const question = correct();
  expect((await askBy(token, question)).status).toBe(200);
  expect((await askBy(token, question)).status).toBe(200);
  expect(await stored(question.request_id)).toMatchObject({ kind: 'visitor', email, name: '', first_name: '' });
  const { person_id: personId } = (await stored(question.request_id)) ?? {};
  expect((await askBy(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).outcome).toBe('link-invalid');
  // A question is no download.
  const note = `${collections.dataExports}/${String(personId)}`;
  await withSdk(({ firestore }) => firestore.doc(note).update({ fetched: exportsOfLink - 1 }));
  expect((await callAs(firebase, null, fetchOwnData, { token })).status).toBe(200);
  expect((await askBy(token)).status).toBe(200);
  await withSdk(({ firestore }) => firestore.doc(note).update({ expires_at: new Date(Date.now() - 1_000) }));
  expect((await askBy(token)).outcome).toBe('link-invalid');
  await settle(await signInAs(firebase, staf), question.request_id, done);
  expect(await mailed(email, 'Wij deden wat u vroeg')).not.toMatch(/^Dag/m);
  await settleAllOf(String(personId));
});

test('a student asks by the link, and staff sees who it is', async () => {
  const { id } = await storeLinkedStudent(firebase);
  const question = correct();
  expect((await askBy(await linkTo(`${id}@student.example`), question)).status).toBe(200);
  expect(await stored(question.request_id)).toMatchObject({ kind: 'student', person_id: id, state: 'open' });
  expect((await stored(question.request_id))?.['name']).not.toBe('');
  await settleAllOf(id);
});

test('a family member asks for herself', async () => {
  const els = await createPerson(firebase, {
    user: { first_name: 'Els', last_name: 'Vraagstaart', role: 'family' },
    profile: false,
  });
  const question = correct();
  await callAs(firebase, await signInAs(firebase, els, els.password), askAboutData, question);
  expect(await stored(question.request_id)).toMatchObject({ kind: 'family', person_id: els.uid });
  await settleAllOf(els.uid);
});
