import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anEmployerTip } from '#tests/builders/forms/employer-tip.ts';
import { aWaitingListEntry } from '#tests/builders/forms/waiting-list-entry.ts';
import { MemoryDocuments } from '#tests/faults/dispatch-model/memory-documents.ts';
import { collections } from '../collections.ts';
import { type Lead, type LeadForm, leadSchema } from '../documents/lead.ts';
import { collectForm } from './collect-form.ts';
import { normalisedPhone } from './lead-keys.ts';

const hash = (text: string) => text.replaceAll(/[^a-z0-9]/g, '-');
const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 9, minute));

interface Sent {
  readonly id: string;
  readonly email: string;
  readonly phone?: string;
  readonly collection?: LeadForm['collection'];
}

async function worldWith(sent: readonly Sent[]): Promise<MemoryDocuments> {
  const documents = new MemoryDocuments([], null);
  const writes = sent.map(({ id, email, phone = null, collection = 'waiting_list' }) => ({
    kind: 'create' as const,
    collection,
    id,
    data:
      collection === 'waiting_list'
        ? aWaitingListEntry({ email, phone_number: phone })
        : anEmployerTip({ email, company: 'Bakkerij Van Hove' }),
  }));
  await documents.transact('senior', async () => ({ value: null, writes }));
  return documents;
}

const collect = (documents: MemoryDocuments, { id, collection = 'waiting_list' }: Sent, minute: number) =>
  documents.transact('trigger', (reads) => collectForm(reads, { collection, id, at: at(minute) }, hash));

const leadsIn = (documents: MemoryDocuments): readonly (readonly [string, Lead])[] =>
  [...documents.all()].flatMap(([key, data]) =>
    key.startsWith('leads/') ? [[key.slice('leads/'.length), leadSchema.parse(data)] as const] : [],
  );

function leadAt(documents: MemoryDocuments, index: number): { readonly id: string; readonly lead: Lead } {
  const found = leadsIn(documents)[index];
  if (found === undefined) throw new RangeError(`there are fewer than ${index + 1} leads`);
  return { id: found[0], lead: found[1] };
}

async function played(sent: readonly Sent[]) {
  const documents = await worldWith(sent);
  for (const [minute, form] of sent.entries()) await collect(documents, form, minute);
  return { documents, leads: leadsIn(documents).map(([, lead]) => lead) };
}

// spec: staff.leads.once
test('a person is one lead, however often and by whichever form she writes', async () => {
  const { leads } = await played(
    [
      { id: 'a', email: 'An@Example.be ', phone: '0470 65 43 21' },
      { id: 'b', email: 'an@example.be' },
      { id: 'c', email: 'an.work@example.be', phone: '+32 (0)470/65.43.21' },
      { id: 'd', email: 'an.work@example.be', collection: 'employer_tips' },
      { id: 'e', email: 'jan@example.be' },
    ].map((form) => ({ ...form, email: form.email.trim() })) as readonly Sent[],
  );
  expect(leads).toHaveLength(2);
  expect(leads[0]).toMatchObject({
    sign_ups: 3,
    tips: 1,
    company: 'Bakkerij Van Hove',
    email: 'an.work@example.be',
    phone: '+32 (0)470/65.43.21',
    state: 'new',
    due_on: '2026-11-22',
    first_at: at(0),
    last_at: at(3),
  });
  expect(leads[0]?.forms.map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a']);
});

test('a form that shows two leads to be one person joins them, and what staff did holds', async () => {
  const sent: readonly Sent[] = [
    { id: 'a', email: 'an@example.be' },
    { id: 'b', email: 'mama@example.be', phone: '0470 65 43 21' },
  ];
  const joining: Sent = { id: 'c', email: 'an@example.be', phone: '0470654321' };
  const documents = await worldWith([...sent, joining]);
  for (const [minute, form] of sent.entries()) await collect(documents, form, minute);
  const { id: otherId, lead: other } = leadAt(documents, 1);
  const called = { ...other, state: 'call-back', due_on: '2026-12-01' };
  await documents.transact('staff', async () => ({
    value: null,
    writes: [{ kind: 'set', collection: collections.leads, id: otherId, data: called }],
  }));
  await collect(documents, joining, 5);
  const found = leadsIn(documents);
  expect(found).toHaveLength(1);
  expect(found[0]?.[1]).toMatchObject({ sign_ups: 3, state: 'call-back', due_on: '2026-12-01', former_ids: [otherId] });
  // Whoever writes with the other's address from now on is the same lead.
  const next: Sent = { id: 'd', email: 'mama@example.be' };
  await documents.transact('senior', async () => ({
    value: null,
    writes: [{ kind: 'create', collection: 'waiting_list', id: 'd', data: aWaitingListEntry({ email: next.email }) }],
  }));
  await collect(documents, next, 6);
  expect(leadsIn(documents)).toHaveLength(1);
});

test('somebody who writes again after the call was over has to be called again', async () => {
  const documents = await worldWith([
    { id: 'a', email: 'an@example.be' },
    { id: 'b', email: 'an@example.be' },
    { id: 'old', email: 'an@example.be' },
  ]);
  await collect(documents, { id: 'a', email: '' }, 0);
  const { id, lead } = leadAt(documents, 0);
  const over = { ...lead, state: 'no-interest', due_on: null, last_change: { action: 'x', by: 'Staf', at: at(10) } };
  await documents.transact('staff', async () => ({
    value: null,
    writes: [{ kind: 'set', collection: collections.leads, id, data: over }],
  }));
  await collect(documents, { id: 'old', email: '' }, 5);
  expect(leadsIn(documents)[0]?.[1]).toMatchObject({ state: 'no-interest', due_on: null, sign_ups: 2 });
  await collect(documents, { id: 'b', email: '' }, 20);
  expect(leadsIn(documents)[0]?.[1]).toMatchObject({ state: 'new', due_on: '2026-11-22', sign_ups: 3 });
});

test('a form that cannot be read, or is not there, makes no lead', async () => {
  const documents = new MemoryDocuments([], null);
  await documents.transact('senior', async () => ({
    value: null,
    writes: [{ kind: 'create', collection: 'waiting_list', id: 'odd', data: { full_name: 3 } }],
  }));
  expect(await collect(documents, { id: 'odd', email: '' }, 0)).toBe(false);
  expect(await collect(documents, { id: 'gone', email: '' }, 0)).toBe(false);
  expect(leadsIn(documents)).toEqual([]);
});

test('forms that arrive twice, at once and in any order make the same people and the same counts', async () => {
  const forms = fc.uniqueArray(
    fc.record({
      id: fc.stringMatching(/^[a-z]{1,3}$/),
      email: fc.constantFrom('a@x.be', 'b@x.be', 'c@x.be'),
      phone: fc.constantFrom(undefined, '0470000001', '0470000002'),
    }),
    { selector: ({ id }) => id, minLength: 1, maxLength: 8 },
  );
  const turns = fc.array(fc.nat(5), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(forms, turns, fc.array(fc.nat(7)), async (sent, gaps, repeats) => {
      const documents = new MemoryDocuments(gaps, null);
      await documents.transact('senior', async () => ({
        value: null,
        writes: sent.map(({ id, email, phone }) => ({
          kind: 'create',
          collection: 'waiting_list',
          id,
          data: aWaitingListEntry({ email, phone_number: phone ?? null }),
        })),
      }));
      const all = [...sent, ...repeats.flatMap((index) => sent[index] ?? [])];
      await Promise.all(
        all.map((form, minute) => collect(documents, { ...form, phone: form.phone ?? '' }, minute % 60)),
      );
      const leads = leadsIn(documents);
      expect(leads.reduce((sum, [, lead]) => sum + lead.sign_ups, 0)).toBe(sent.length);
      // Every address and number leads to a lead that exists, and no two leads share one.
      const owners = [...documents.all()].filter(([key]) => /^lead_keys\/(mail|phone)/.test(key));
      for (const [, data] of owners) expect(leads.map(([id]) => id)).toContain(data['lead_id']);
      const keys = leads.flatMap(([, lead]) => lead.keys);
      expect(new Set(keys).size).toBe(keys.length);
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['0470 65 43 21', '470654321'],
  ['+32 470 65 43 21', '470654321'],
  ['0032470654321', '470654321'],
  ['+32 (0)470 65 43 21', '470654321'],
  ['03/200.00.00', '32000000'],
  ['+32 3 200 00 00', '32000000'],
  ['bel mij', ''],
  ['12345', ''],
])('the number %s is %s', (typed, number) => {
  expect(normalisedPhone(typed)).toBe(number);
});
