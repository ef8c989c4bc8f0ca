import { beforeEach, describe, expect, test } from 'vitest';
import { aCustomer } from '#tests/builders/accounts/customer.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { aLead } from '#tests/builders/staff/lead.ts';
import { MemoryDocuments } from '#tests/faults/dispatch-model/memory-documents.ts';
import { bookForSenior as contract } from '../contracts/people.ts';
import { refreshCase } from '../dispatch/transaction/refresh-case.ts';
import { runCommand } from '../dispatch/transaction/run-command.ts';
import { runRecordCommand } from '../dispatch/transaction/record-command.ts';
import { takeRequest } from '../dispatch/commands/take-request.ts';
import type { DocumentWrite } from '../dispatch/transaction/document-transaction.ts';
import { noNeeds } from '../documents/customer.ts';
import { bookForSenior } from './book-for-senior.ts';

const now = new Date('2026-11-22T10:00:00Z');
const commandId = '3b0e9a52-6f0c-4d38-9a7e-5f1d2c4b8a90';
const staff = { uid: 'staf', role: 'admin' } as const;

const request = {
  task_category_id: 'companionship',
  date: '2026-12-01',
  start: '14:00',
  hours: 2,
  address: 'Lindelaan 7, 2018 Antwerpen',
  notes: 'Ze is slechthorend.',
};
const contact = {
  first_name: 'Godelieve',
  last_name: 'Van den Broeck',
  phone_number: '03 234 56 78',
  email: '',
  full_address: 'Lindelaan 7',
  city: '2018',
  name_city: 'Antwerpen',
  language: 'NL',
} as const;
const somebodyNew = { kind: 'new', contact, confirmation: 'print', relative: null, needs: noNeeds() } as const;
const known = (senior_id: string) => ({ kind: 'known', senior_id }) as const;
const relative = { name: 'Els', email: 'els@madelief.test' };

let documents: MemoryDocuments;

const put = (collection: DocumentWrite['collection'], id: string, data: object) =>
  documents.transact('trigger', async () => ({
    value: null,
    writes: [{ kind: 'set', collection, id, data: { ...data } }],
  }));

beforeEach(async () => {
  documents = new MemoryDocuments([], null);
  await put(
    'interim_users',
    'staf',
    anInterimUser({ id: 'staf', role: 'admin', first_name: 'Staf', last_name: 'Claes' }),
  );
  await put('interim_users', 'maria', anInterimUser());
  await put('task_categories', 'companionship', { id: 'companionship' });
});

function book(fields: object = {}, id = commandId) {
  const input = contract.input.parse({ command_id: id, senior: somebodyNew, request, reason: '', ...fields });
  return documents.transact('staff', (reads) => runRecordCommand(reads, bookForSenior(id, staff, input), now));
}

const all = (collection: string) => [...documents.all()].filter(([path]) => path.startsWith(`${collection}/`));
const one = (collection: string) => all(collection)[0]?.[1];
const code = (answer: Awaited<ReturnType<typeof book>>) => (answer.ok ? 'done' : answer.error.code);

test('somebody who will never have a login gets a record, a request, a row and a counter, and no mail', async () => {
  const seniorId = `customer-${commandId}`;
  expect(await book()).toEqual({ ok: true, value: { request_id: commandId, senior_id: seniorId } });
  expect(one('customers')).toMatchObject({
    senior_id: seniorId,
    confirmation: 'print',
    has_account: false,
    revision: 1,
  });
  expect(one('service_requests')).toMatchObject({
    request_id: commandId,
    senior_id: seniorId,
    status: 'submitted',
    request_date: '2026-12-01',
    total_cost: 42,
    last_command: commandId,
  });
  expect(one('board')).toMatchObject({
    senior_name: 'Godelieve Van den Broeck',
    phone: '03 234 56 78',
    postcode: '2018',
    stage: 'new',
    last_change: { action: 'book-for-senior', by: 'Staf Claes' },
  });
  expect(one('counters')).toEqual({ stages: { new: 1 } });
  expect(all('mail')).toEqual([]);
  expect(all('staff_notes')).toEqual([]);
  expect(JSON.stringify(all('audit_log'))).not.toMatch(/Godelieve|Lindelaan|234|slechthorend/);
  expect(one('audit_log')).toMatchObject({ action: 'book-for-senior', after: { lead_time: 'kept', customer: 'new' } });
});

test('sent twice it is one request, and what follows works for a customer without mail', async () => {
  const first = await book();
  expect(await book()).toEqual(first);
  expect([all('service_requests'), all('customers'), all('board')].map(({ length }) => length)).toEqual([1, 1, 1]);
  const before = documents.all();
  await documents.transact('trigger', (reads) => refreshCase(reads, commandId, now));
  expect(documents.all()).toEqual(before);
  const take = {
    name: 'take-request',
    commandId: '3b0e9a52-6f0c-4d38-9a7e-5f1d2c4b8a91',
    requestId: commandId,
    revision: 2,
    actor: staff,
    seniorId: null,
    decide: takeRequest,
  };
  expect(await documents.transact('staff', (reads) => runCommand(reads, take, now, () => '4712'))).toMatchObject({
    outcome: 'done',
  });
  const cancel = {
    ...take,
    commandId: '3b0e9a52-6f0c-4d38-9a7e-5f1d2c4b8a92',
    revision: 3,
    decide: ({ request: asked, ...rest }: Parameters<typeof takeRequest>[0]) =>
      ({ ok: true, value: { ...rest, request: { ...asked, status: 'cancelled' } } }) as const,
  };
  expect(await documents.transact('staff', (reads) => runCommand(reads, cancel, now, () => '4712'))).toMatchObject({
    outcome: 'done',
  });
  // Nothing is mailed: staff tells her.
  expect(all('mail')).toMatchObject([
    [expect.anything(), { template: 'request-cancelled', to: expect.stringMatching(/@told-by-staff\.invalid$/) }],
  ]);
});

describe('who hears of it', () => {
  test('is somebody with an account, by mail', async () => {
    expect(await book({ senior: known('maria') })).toMatchObject({ value: { senior_id: 'maria' } });
    expect(one('mail')).toMatchObject({ to: 'maria@madelief.test', template: 'request-received' });
  });

  test('is a relative, who is told for whom it is', async () => {
    await book({ senior: { ...somebodyNew, confirmation: 'relative', relative } });
    expect(one('mail')).toMatchObject({ to: 'els@madelief.test', values: { name: 'Els (Godelieve)' } });
  });

  test('is nobody by mail where staff prints, also with an account', async () => {
    await put('customers', 'maria', aCustomer({ senior_id: 'maria', has_account: true, confirmation: 'print' }));
    await book({ senior: known('maria') });
    expect(all('mail')).toEqual([]);
    expect(one('board')).toMatchObject({ senior_name: 'Maria Peeters' });
  });
});

describe('a request that is too soon', () => {
  test('is refused without a reason', async () => {
    expect(code(await book({ request: { ...request, date: '2026-11-24' } }))).toBe('lead-time-reason-needed');
    expect(code(await book({ request: { ...request, date: '2026-11-24' }, reason: '   ' }))).toBe(
      'lead-time-reason-needed',
    );
    expect(all('service_requests')).toEqual([]);
  });

  test('is made with one, which is a note and a fact in the audit log', async () => {
    expect(
      code(await book({ request: { ...request, date: '2026-11-24' }, reason: 'Valt net uit het ziekenhuis.' })),
    ).toBe('done');
    expect(one('staff_notes')).toMatchObject({ about: { kind: 'request', id: commandId }, author_name: 'Staf Claes' });
    expect(one('audit_log')).toMatchObject({ after: { lead_time: 'shortened', days_ahead: 2 } });
    expect(JSON.stringify(all('audit_log'))).not.toContain('ziekenhuis');
  });
});

test.each([
  ['in the past', { request: { ...request, date: '2026-11-21' }, reason: 'Ja' }, 'visit-in-past'],
  [
    'when the clock skips the hour',
    { request: { ...request, date: '2027-03-28', start: '02:30' } },
    'visit-time-invalid',
  ],
  ['over midnight', { request: { ...request, start: '23:00' } }, 'visit-over-midnight'],
  ['of a service that does not exist', { request: { ...request, task_category_id: 'piano' } }, 'service-not-found'],
  ['for nobody', { senior: known('niemand') }, 'customer-not-found'],
  ['for a staff member', { senior: known('staf') }, 'customer-not-found'],
])('a request %s is refused, and nothing is written', async (_, fields, expected) => {
  const before = documents.all();
  expect(code(await book(fields))).toBe(expected);
  expect(documents.all()).toEqual(before);
});

test('a request for a blocked account is refused', async () => {
  await put('interim_users', 'maria', { ...anInterimUser(), blocked: true });
  expect(code(await book({ senior: known('maria') }))).toBe('customer-blocked');
});

test.each([
  ['mail without an address', { ...somebodyNew, confirmation: 'mail' }],
  ['a relative without one', { ...somebodyNew, confirmation: 'relative' }],
  ['no name', { ...somebodyNew, contact: { ...contact, last_name: '' } }],
])('the contract refuses %s', (_, senior) => {
  const input = { command_id: commandId, senior, request, reason: '' };
  expect(contract.input.safeParse(input).success).toBe(false);
});

describe('a booking that a lead led to', () => {
  const leadLine = () => documents.get({ collection: 'audit_log', id: `${commandId}_lead` });

  test('closes the lead in the same step: nobody calls a second time', async () => {
    await put('leads', 'lead', aLead({ state: 'call-back', due_on: '2026-11-25', revision: 4 }));
    await book({ lead_id: 'lead' });
    expect(one('leads')).toMatchObject({
      state: 'customer',
      due_on: null,
      revision: 5,
      last_change: { action: 'book-for-senior', by: 'Staf Claes' },
    });
    expect(leadLine()).toMatchObject({
      collection: 'leads',
      document_id: 'lead',
      actor_uid: 'staf',
      before: { state: 'call-back', due_on: '2026-11-25' },
      after: { state: 'customer', due_on: null, senior: `customer-${commandId}` },
    });
    const before = documents.all();
    await book({ lead_id: 'lead' });
    expect(documents.all()).toEqual(before);
  });

  test('closes the one that it was joined with since', async () => {
    await put('leads', 'kept', aLead());
    await put('lead_keys', 'lead', { lead_id: 'kept' });
    await book({ lead_id: 'lead' });
    expect(one('leads')).toMatchObject({ state: 'customer' });
  });

  test('goes through where the lead is gone or a customer already; a rejected one leaves the lead', async () => {
    expect(code(await book({ lead_id: 'weg' }))).toBe('done');
    expect(leadLine()).toBeNull();
    await put('leads', 'lead', aLead({ state: 'customer', due_on: null }));
    expect(code(await book({ lead_id: 'lead' }, '3b0e9a52-6f0c-4d38-9a7e-5f1d2c4b8a91'))).toBe('done');
    expect(one('leads')).toMatchObject({ revision: 1 });
    await put('leads', 'lead', aLead());
    const soon = { ...request, date: '2026-11-20' };
    const late = await book({ lead_id: 'lead', request: soon }, '3b0e9a52-6f0c-4d38-9a7e-5f1d2c4b8a92');
    expect(code(late)).toBe('visit-in-past');
    expect(one('leads')).toMatchObject({ state: 'new' });
  });
});
