import { createHash } from 'node:crypto';
import { collections } from '#domain/collections.ts';
import type { EmployerTip } from '#domain/documents/forms/employer-tip.ts';
import { type Lead, leadSchema } from '#domain/documents/lead.ts';
import type { WaitingListEntry } from '#domain/documents/forms/waiting-list-entry.ts';
import { collectForm } from '#domain/leads/collect-form.ts';
import { type Resolution, resolveLead } from '#domain/leads/resolve-lead.ts';
import { addDaysTo, brusselsDate } from '#domain/requests/calendar.ts';
import type { OfficeWorld } from './office-world.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

interface Call extends Pick<Resolution, 'state' | 'note'> {
  readonly daysAgo: number;
  readonly by: 'staf' | 'nele';
  /** With `call-back` alone: days from today. */
  readonly callInDays?: number;
}

interface Writer {
  readonly forms: readonly ({ readonly daysAgo: number; readonly time: string } & (
    | { readonly entry: Omit<WaitingListEntry, 'test'> }
    | { readonly tip: EmployerTip }
  ))[];
  readonly calls?: readonly Call[];
}

const entry = (
  full_name: string,
  rest: Partial<Omit<WaitingListEntry, 'full_name'>> & Pick<WaitingListEntry, 'email'>,
): Omit<WaitingListEntry, 'test'> => ({ full_name, role: 'Help Seeker', ...rest });

const tip = (first_name: string, last_name: string, company: string, email: string): EmployerTip => ({
  first_name,
  last_name,
  company,
  email,
});

/** People who wrote to us: new ones, some who have been called, and one who wrote twice. */
const writers: readonly Writer[] = [
  {
    forms: [
      {
        daysAgo: 0,
        time: '07:40',
        entry: entry('Godelieve Van Hove', {
          email: 'godelieve.vanhove@madelief.test',
          phone_number: '0470 55 10 21',
          postcode: '2018',
          service_type: 'companionship',
          notes: 'Ik ben veel alleen. Iemand die graag kaart, zou fijn zijn.',
        }),
      },
    ],
  },
  {
    forms: [
      {
        daysAgo: 3,
        time: '19:05',
        entry: entry('Tom Verbruggen', {
          email: 'tom.verbruggen@madelief.test',
          phone_number: '0476 20 30 41',
          postcode: '2140',
          role: 'Family Member',
          elderly_name: 'Rosa Verbruggen',
          notes: 'Mijn moeder kan de boodschappen niet meer dragen.',
        }),
      },
      {
        daysAgo: 1,
        time: '21:15',
        entry: entry('Tom Verbruggen', {
          email: 'tom.verbruggen@madelief.test',
          phone_number: '+32 476 20 30 41',
          postcode: '2140',
          role: 'Family Member',
          elderly_name: 'Rosa Verbruggen',
          notes: 'Ik schreef al eens. Kan het ook op zaterdag?',
        }),
      },
    ],
  },
  {
    forms: [{ daysAgo: 2, time: '11:30', tip: tip('Karim', 'El Amrani', 'Zorghuis De Linde', 'karim@delinde.test') }],
  },
  {
    forms: [
      {
        daysAgo: 4,
        time: '09:20',
        entry: entry('Frans Maes', {
          email: 'frans.maes@madelief.test',
          phone_number: '03 555 12 34',
          postcode: '2600',
        }),
      },
    ],
    calls: [
      { daysAgo: 2, by: 'nele', state: 'call-back', callInDays: 0, note: 'Was aan het eten. Belt liever na tien.' },
    ],
  },
  {
    forms: [
      {
        daysAgo: 6,
        time: '15:45',
        entry: entry('Irène Dubois', {
          email: 'irene.dubois@madelief.test',
          phone_number: '0495 11 22 33',
          postcode: '2060',
        }),
      },
    ],
    calls: [{ daysAgo: 5, by: 'staf', state: 'call-back', callInDays: 4, note: 'Wil eerst met haar zoon spreken.' }],
  },
  {
    forms: [
      {
        daysAgo: 9,
        time: '10:10',
        entry: entry('Albert Wouters', {
          email: 'albert.wouters@madelief.test',
          phone_number: '0486 70 80 91',
          postcode: '2100',
        }),
      },
    ],
    calls: [{ daysAgo: 8, by: 'staf', state: 'reached', note: 'Wij stuurden de prijzen per post.' }],
  },
  {
    forms: [
      {
        daysAgo: 14,
        time: '13:00',
        entry: entry('Lucienne Aerts', {
          email: 'lucienne.aerts@madelief.test',
          phone_number: '0479 12 98 76',
          postcode: '2000',
        }),
      },
    ],
    calls: [{ daysAgo: 13, by: 'nele', state: 'customer', note: '' }],
  },
  {
    forms: [{ daysAgo: 16, time: '17:25', tip: tip('Hanne', 'Goossens', 'Bakkerij Cools', 'hanne@cools.test') }],
    calls: [{ daysAgo: 15, by: 'staf', state: 'no-interest', note: 'De zaak is gesloten.' }],
  },
  {
    forms: [
      {
        daysAgo: 21,
        time: '08:50',
        entry: entry('Etienne Hermans', { email: 'etienne.hermans@madelief.test', postcode: '9000' }),
      },
    ],
    calls: [{ daysAgo: 20, by: 'nele', state: 'no-interest', note: 'Woont te ver.' }],
  },
];

async function playForms({ documents, ago }: OfficeWorld, { forms }: Writer, writer: number): Promise<string> {
  for (const [index, form] of forms.entries()) {
    const { collection, data } =
      'tip' in form
        ? { collection: collections.employerTips, data: { ...form.tip } }
        : { collection: collections.waitingList, data: { ...form.entry, test: null } };
    const id = `office-form-${writer}-${index + 1}`;
    documents.put(collection, id, data);
    await documents.transact((transaction) =>
      collectForm(transaction, { collection, id, at: ago(form.daysAgo, form.time) }, hash),
    );
  }
  const [first] = forms;
  const email = first === undefined ? '' : 'tip' in first ? first.tip.email : first.entry.email;
  return hash(`mail:${email}`);
}

async function playCall(world: OfficeWorld, leadId: string, { daysAgo, by, state, note, callInDays }: Call) {
  const { documents, ago, minted } = world;
  const lead: Lead = leadSchema.parse(documents.get(collections.leads, leadId));
  const callOn = callInDays === undefined ? null : addDaysTo(brusselsDate(ago(0)), callInDays);
  const resolution = { leadId, revision: lead.revision, state, callOn, note };
  await documents.run(resolveLead(resolution, minted(by)), ago(daysAgo, '16:00'));
}

/** Forms of visitors, the people behind them, and what the calls came to. */
export async function playLeads(world: OfficeWorld): Promise<void> {
  for (const [index, writer] of writers.entries()) {
    const leadId = await playForms(world, writer, index + 1);
    for (const call of writer.calls ?? []) await playCall(world, leadId, call);
  }
}
