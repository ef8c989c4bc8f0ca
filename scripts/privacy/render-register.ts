import { collections } from '#domain/collections.ts';
import { register } from '#domain/privacy/register.ts';
import { type DeviceEntry, deviceStores, otherDeviceStores } from '#domain/privacy/register/device.ts';
import { type About, type Blank, personKinds, type RegisterEntry, type Trace } from '#domain/privacy/register/entry.ts';
import { shownFields } from '#domain/privacy/handed-out.ts';
import { privacyPolicy } from '#domain/public/retention.ts';

const basisTexts: Readonly<Record<RegisterEntry['basis'], string>> = {
  contract: 'contract (art. 6.1.b)',
  'legal-obligation': 'legal obligation (art. 6.1.c)',
  'legitimate-interest': 'legitimate interest (art. 6.1.f)',
  consent: 'consent (art. 6.1.a)',
  request: 'steps at the person’s own request (art. 6.1.b)',
};

const periodTexts: Readonly<Record<RegisterEntry['period'], string>> = {
  account: `as long as the person is known, at most ${privacyPolicy.inactiveAccountYears} years after the last use`,
  payment: `${privacyPolicy.paymentYears} years`,
  correspondence: `${privacyPolicy.correspondenceYears} years`,
  'own-end': 'until the moment in the document: days or weeks',
  'for-ever': 'no end: it is of nobody',
};

const whose = (about: About): string => (typeof about === 'string' ? about : about.join(', '));

const becomes = (blank: Blank): string => {
  if ('where' in blank) return 'emptied where it is the person’s own name';
  if ('removed' in blank) return 'removed';
  return blank.to === null || blank.to.length === 0 ? 'emptied' : `“${String(blank.to)}”`;
};

function erasingOf({ of, key, at, erasing }: Trace): string {
  const found = `- A ${of}, found by ${key === 'uid' ? 'id' : key} in \`${at}\`: `;
  if (erasing === 'delete') return `${found}the document is deleted.`;
  if (erasing === 'keep') return `${found}the document is kept.`;
  const parts = Object.entries(erasing.blank).map(([field, blank]) => `\`${field}\` ${becomes(blank)}`);
  return `${found}${parts.join('; ')}.`;
}

/** What an export holds, for each kind of person who is found here. */
function exportOf(entry: RegisterEntry): readonly string[] {
  return personKinds.flatMap((kind) => {
    const traces = entry.traces.filter(({ of }) => of === kind);
    const reasons = [...new Set(traces.flatMap(({ withheld }) => withheld ?? []))];
    const isShown = traces.some(({ withheld }) => withheld === undefined);
    const fields = shownFields(entry, kind).filter((name) => !(entry.secret ?? []).includes(name));
    return [
      ...(isShown ? [`- To a ${kind}: ${fields.map((name) => `\`${name}\``).join(', ')}.`] : []),
      ...(isShown ? [] : reasons.map((reason) => `- To a ${kind}: nothing: ${reason}.`)),
    ];
  });
}

function fieldsOf(fields: RegisterEntry['fields']): readonly string[] {
  const byOwner = Map.groupBy(Object.entries(fields), ([, about]) => whose(about));
  return [...byOwner].map(([owner, named]) => {
    const names = named.map(([name]) => `\`${name}\``).join(', ');
    return owner === 'plain' ? `- Ids, days, amounts and choices: ${names}.` : `- About ${owner}: ${names}.`;
  });
}

function sectionOf(name: string, entry: RegisterEntry): string {
  const { purpose, basis, period, readers, fields, traces, stays } = entry;
  return [
    `### ${name}`,
    purpose,
    [
      `- Basis: ${basisTexts[basis]}.`,
      `- Period: ${periodTexts[period]}.`,
      `- Read by: ${readers.join(', ')}.`,
      ...fieldsOf(fields),
    ].join('\n'),
    ...(traces.length === 0 ? [] : [`Erasing:\n\n${traces.map(erasingOf).join('\n')}`]),
    ...(exportOf(entry).length === 0 ? [] : [`In an export:\n\n${exportOf(entry).join('\n')}`]),
    ...(stays === undefined ? [] : [`What stays: ${stays}.`]),
  ].join('\n\n');
}

const deviceRows = (stores: Readonly<Record<string, DeviceEntry>>): readonly string[] =>
  Object.entries(stores).map(([name, { purpose, until }]) => `- ${name}: ${purpose} Until ${until}.`);

const introduction = `# Register of processing

What is kept of whom, on which ground, for how long, who reads it, what erasing a person does to it, and what an export hands out of it (GDPR, articles 15, 17 and 30). Drawn from \`src/domain/privacy/register.ts\`, which erasing and the export of one’s own data follow, by \`node scripts/write-register.ts\`. A test compares the two, and the register with the schema of every collection: a collection or a field without an entry fails it.

Cloud Storage is not used: photos are documents. Passwords are with Firebase Auth, which deletes them with the login. Stripe keeps what it needs of a payment under its own duties; card numbers never reach us. Staff’s own names, in what they did, are data of employees and kept as long as what they did.`;

/** The text of docs/privacy.md. */
export function renderRegister(): string {
  const sections = Object.values(collections)
    .toSorted()
    .map((name) => sectionOf(name, register[name]));
  const device = [...deviceRows(deviceStores), ...deviceRows(otherDeviceStores)].join('\n');
  return `${[introduction, '## On the server', ...sections, '## On the person’s own device', device].join('\n\n')}\n`;
}
