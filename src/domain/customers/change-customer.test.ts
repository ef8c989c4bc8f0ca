import { beforeEach, expect, test } from 'vitest';
import { aCustomer } from '#tests/builders/accounts/customer.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { MemoryDocuments } from '#tests/faults/dispatch-model/memory-documents.ts';
import { changeCustomer as contract } from '../contracts/people.ts';
import type { DocumentWrite } from '../dispatch/transaction/document-transaction.ts';
import { runRecordCommand } from '../dispatch/transaction/record-command.ts';
import { customerSchema, noNeeds } from '../documents/customer.ts';
import { changeCustomer } from './change-customer.ts';
import { customerOfAccount } from './follow-account.ts';
import { knownSenior } from './reach-customer.ts';

const now = new Date('2026-11-22T10:00:00Z');
const staff = { uid: 'staf', role: 'admin' } as const;
const godelieve = aCustomer();
const { first_name, last_name, phone_number, email, full_address, city, name_city, language } = godelieve;
const contact = { first_name, last_name, phone_number, email, full_address, city, name_city, language };

let documents: MemoryDocuments;
let minted = 0;

const put = (collection: DocumentWrite['collection'], id: string, data: object) =>
  documents.transact('trigger', async () => ({
    value: null,
    writes: [{ kind: 'set', collection, id, data: { ...data } }],
  }));

beforeEach(async () => {
  documents = new MemoryDocuments([], null);
  await put('interim_users', 'maria', anInterimUser());
  await put('customers', 'godelieve', godelieve);
});

function change(fields: object) {
  minted += 1;
  const input = contract.input.parse({
    command_id: `3b0e9a52-6f0c-4d38-9a7e-${String(minted).padStart(12, '0')}`,
    senior_id: 'godelieve',
    revision: 1,
    contact,
    confirmation: 'print',
    relative: null,
    needs: noNeeds(),
    ...fields,
  });
  return documents.transact('staff', (reads) => runRecordCommand(reads, changeCustomer(staff, input), now));
}

const stored = (id: string) => customerSchema.parse(documents.get({ collection: 'customers', id }));
const audit = () => [...documents.all()].filter(([path]) => path.startsWith('audit_log/')).map(([, data]) => data);

test('name, address and needs of somebody without a login change, and a search finds her by the new name', async () => {
  const needs = { ...noNeeds(), language: 'fr', home: { cats: true, dogs: false, smokers: false } };
  expect(await change({ contact: { ...contact, last_name: 'Dubois' }, needs })).toMatchObject({
    value: { revision: 2 },
  });
  expect(stored('godelieve')).toMatchObject({ last_name: 'Dubois', needs, last_change: { action: 'change-customer' } });
  expect(stored('godelieve').search_keys).toContain('w:dubois');
  expect(stored('godelieve').search_keys).not.toContain('w:broeck');
  expect(audit()).toMatchObject([
    { before: { cats: 'no', language: null }, after: { cats: 'yes', language: 'fr', contact: 'last_name' } },
  ]);
  expect(JSON.stringify(audit())).not.toMatch(/Dubois|Broeck|Lindelaan/);
});

test('two staff members at once: the second is told who changed it, and what stands there stays', async () => {
  await change({ needs: { ...noNeeds(), home: { cats: true, dogs: false, smokers: false } } });
  expect(await change({ confirmation: 'relative', relative: { name: 'Els', email: 'els@x.be' } })).toMatchObject({
    ok: false,
    error: { code: 'changed-meanwhile', conflict: { action: 'change-customer' } },
  });
  expect(stored('godelieve')).toMatchObject({ confirmation: 'print', needs: { home: { cats: true } } });
});

test('who has an account keeps her own name; how she is reached and her needs can change, with no record yet', async () => {
  const own = { senior_id: 'maria', contact: null, confirmation: 'mail' };
  expect(await change({ ...own, contact: { ...contact, email: 'm@x.be' } })).toMatchObject({
    error: { code: 'customer-has-account' },
  });
  expect(await change({ ...own, needs: { ...noNeeds(), blocked_students: ['student-lotte'] } })).toMatchObject({
    ok: true,
  });
  expect(stored('maria')).toMatchObject({ first_name: 'Maria', has_account: true, revision: 2 });
  expect(await change({ ...own, senior_id: 'niemand' })).toMatchObject({ error: { code: 'customer-not-found' } });
});

test('a record follows its account, and keeps what staff wrote', () => {
  const first = customerOfAccount('maria', { account: anInterimUser(), former: null }, now);
  expect(first).toMatchObject({ first_name: 'Maria', confirmation: 'mail', has_account: true, revision: 1 });
  expect(customerOfAccount('maria', { account: anInterimUser(), former: first }, new Date(0))).toBeNull();
  const former = { ...aCustomer({ senior_id: 'maria' }), confirmation: 'print' as const, revision: 4 };
  const moved = customerOfAccount('maria', { account: anInterimUser({ city: '9000' }), former }, now);
  expect(moved).toMatchObject({ city: '9000', last_name: 'Peeters', confirmation: 'print', revision: 4 });
  expect(customerOfAccount('staf', { account: anInterimUser({ role: 'admin' }), former: null }, now)).toBeNull();
  expect(customerOfAccount('weg', { account: null, former }, now)).toBeNull();
  const older = { ...anInterimUser(), city: 'Unknown', phone_number: '0000000000', language: 'XX', name_city: 7 };
  expect(customerOfAccount('maria', { account: older, former: null }, now)).toMatchObject({
    city: '',
    phone_number: '',
    language: 'NL',
    name_city: '',
  });
});

test('mails go to the account, to the address without a login, to a relative, or to nobody', () => {
  const account = { ...anInterimUser() };
  const to = (customer: object | null, of: typeof account | null = null) =>
    knownSenior({ account: of, customer: customer === null ? null : { ...customer } }).recipient?.email ?? null;
  expect(to(null, account)).toBe('maria@madelief.test');
  expect(to(aCustomer({ confirmation: 'mail', email: 'lieve@x.be' }))).toBe('lieve@x.be');
  expect(to(aCustomer())).toBeNull();
  expect(to(aCustomer({ confirmation: 'relative', relative: { name: 'Els', email: 'els@x.be' } }), account)).toBe(
    'els@x.be',
  );
  expect(to(aCustomer(), account)).toBeNull();
  expect(to(null)).toBeNull();
});
