import { assumed, timesPerSenior } from '#tests/bench/scale/assumptions.ts';
import { hotDocuments, mostPerDocument, mostPerRisingIndex } from '#tests/bench/scale/day/write-rates.ts';
import { type CountedFigures, countedNames, type PlayedDay, type WriteRate } from '#tests/bench/scale/figures.ts';
import { instance, prices } from '#tests/bench/scale/prices.ts';
import { amountsOf, costsOf, inMonth, ofTimers, perSenior, times } from '#tests/bench/scale/reckon.ts';
import { risingIndexes } from './rising-indexes.ts';
import { countedTexts, hotTexts } from './texts.ts';

const sizes = [1_000, 10_000, 100_000, 1_000_000] as const;

/** A table as the formatter of the project writes it. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

const whole = (amount: number): string => Math.round(amount).toLocaleString('en-GB');
const euros = (amount: number): string =>
  amount.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const rate = (perSecond: number): string => perSecond.toFixed(perSecond < 0.1 ? 3 : 2);

function countedTable({ work }: CountedFigures): string {
  const rows = countedNames.map((name) => {
    const { reads, writes, deletes, calls, mails } = amountsOf(work[name]);
    const times = (timesPerSenior[name] * 1_000).toLocaleString('en-GB');
    return [countedTexts[name], ...[reads, writes, deletes, calls, mails].map(whole), times];
  });
  return table([['Work', 'Reads', 'Writes', 'Deletes', 'Functions', 'Mails', 'Times a month'], ...rows]);
}

function monthTable(figures: CountedFigures): string {
  const rows = sizes.map((seniors) => {
    const amounts = inMonth(figures, seniors);
    const { firestore, functions, mails } = costsOf(amounts);
    const counts = [amounts.reads, amounts.writes, amounts.deletes, amounts.calls, amounts.mails].map(whole);
    const total = firestore + functions + mails;
    return [whole(seniors), ...counts, euros(firestore), euros(functions), euros(mails), euros(total)];
  });
  const head = ['Seniors', 'Reads', 'Writes', 'Deletes', 'Functions', 'Mails'];
  return table([[...head, 'Firestore, €', 'Functions, €', 'Mails, €', 'Together, €'], ...rows]);
}

/** Where the reads and writes of a senior come from, by collection, the most expensive first. */
function collectionTable({ work }: CountedFigures): string {
  const shares = new Map<string, { reads: number; writes: number }>();
  for (const name of countedNames) {
    const { reads, rulesReads, writes, deletes } = work[name];
    const add = (collection: string, kind: 'reads' | 'writes', count: number): void => {
      const share = shares.get(collection) ?? { reads: 0, writes: 0 };
      share[kind] += count * timesPerSenior[name] * 1_000;
      shares.set(collection, share);
    };
    for (const tally of [reads, rulesReads]) for (const [of, count] of Object.entries(tally)) add(of, 'reads', count);
    for (const tally of [writes, deletes]) for (const [of, count] of Object.entries(tally)) add(of, 'writes', count);
  }
  const cost = ({ reads, writes }: { readonly reads: number; readonly writes: number }): number =>
    costsOf({ reads, writes, deletes: 0, calls: 0, mails: 0 }).firestore;
  const rows = [...shares]
    .toSorted(([, one], [, other]) => cost(other) - cost(one))
    .slice(0, 12)
    .map(([name, share]) => [`\`${name}\``, whole(share.reads), whole(share.writes), euros(cost(share))]);
  return table([['Collection', 'Reads', 'Writes and deletes', '€'], ...rows]);
}

const ratesOf = (rates: readonly WriteRate[]): (readonly string[])[] =>
  rates.map(({ name, writes, average, inBusiestHour }) => [
    `\`${name}\``,
    whole(writes),
    rate(average),
    rate(inBusiestHour),
  ]);

/** Documents of a kind are written alike: the busiest of each stands for the others. */
function busiestOfKinds({ documents }: PlayedDay): readonly WriteRate[] {
  const kinds = new Set<string>();
  return documents.filter(({ name }) => {
    const kind = name.replaceAll(/\d+/gu, '#');
    if (kinds.has(kind)) return false;
    kinds.add(kind);
    return true;
  });
}

const documentTable = (day: PlayedDay): string =>
  table([['Document', 'Writes', 'A second, on average', 'In the busiest hour'], ...ratesOf(busiestOfKinds(day))]);

function hotText(day: PlayedDay): string {
  const hot = hotDocuments(day);
  const average =
    hot.length === 0
      ? 'No document is written more than once a second on average.'
      : `${hot.length} documents are written more than once a second on average.`;
  const busy = busiestOfKinds(day).filter(({ inBusiestHour }) => inBusiestHour > mostPerDocument);
  if (busy.length === 0) return `${average} Nor is one in its busiest hour.`;
  const names = busy.map(({ name }) => `\`${name}\``).join(', ');
  return `${average} In the busiest hour some come above it (${names}): Firestore then makes transactions wait and try again, and loses none.`;
}

function indexTable({ risingFields }: CountedFigures, { collections }: PlayedDay): string {
  const rows = collections.flatMap(({ name, inBusiestHour }) => {
    const fields = risingIndexes(name, risingFields[name] ?? []);
    if (fields.length === 0) return [];
    return [[`\`${name}\``, rate(inBusiestHour), fields.map((field) => `\`${field}\``).join(', ')]];
  });
  return table([['Collection', 'Writes a second in the busiest hour', 'Indexed fields that rise'], ...rows]);
}

const sourceOf = ({ source, note }: { readonly source: string; readonly note: string }): string =>
  `<${source}> (${note})`;

function pricesText(): string {
  const { firestore, functions, mail, asOf, eurosPerDollar } = prices;
  const { reads, writes, deletes } = firestore.dollarsPer100000;
  return [
    `List prices as of ${asOf}, without free tiers, at ${eurosPerDollar} euro for a dollar; they stand in \`tests/bench/scale/prices.ts\`:`,
    '',
    `- Firestore: ${reads}, ${writes} and ${deletes} dollars for 100,000 reads, writes and deletes: ${sourceOf(firestore)}.`,
    `- Functions: ${functions.dollarsPerMillionCalls} dollars for a million calls, ${functions.dollarsPerVcpuSecond.toFixed(6)} for a vCPU and second, ${functions.dollarsPerGibSecond.toFixed(7)} for a GiB and second: ${sourceOf(functions)}. An instance has ${instance.vcpus} vCPU and ${instance.gibibytes} GiB, and is taken to be busy for ${assumed.secondsPerCall} s with a call, which is assumed and not counted.`,
    `- Mails: ${mail.dollarsPer1000} dollars for a thousand: ${sourceOf(mail)}.`,
    '- Not in it: storage, traffic, Hosting, Auth, push messages and SMS, Stripe, and the deletes of documents whose time to live ends, which are no more than the writes of rate limits and commands.',
  ].join('\n');
}

function thousandText(figures: CountedFigures): string {
  const amounts = times(perSenior(figures), 1_000);
  const { firestore, functions, mails } = costsOf(amounts);
  return `**1,000 seniors in a month: ${whole(amounts.reads)} reads, ${whole(amounts.writes)} writes, ${whole(amounts.deletes)} deletes, ${whole(amounts.calls)} runs of functions, ${whole(amounts.mails)} mails, ${euros(firestore + functions + mails)} euro.**`;
}

/** docs/scale.md: what counted figures and a played day say. */
export function renderScale(figures: CountedFigures, day: PlayedDay): string {
  const timersCost = costsOf(ofTimers(figures));
  const texts = hotTexts(figures);
  return `# Scale

What a senior costs in a month, counted by playing it, and what would become hot with ${whole(day.visits)} visits a day. Drawn by \`node scripts/write-scale.ts\` from \`tests/bench/scale/counted.json\` and \`tests/bench/scale/day.json\`, which \`npm run bench -- scale\` writes; a test compares.

## What is counted

${figures.lives} requests are played from the purchase of credits to the review, through the functions and the rules in a local Firebase, whose Firestore counts what production would bill ([usage](../local/firestore/README.md)): with what follows in triggers, mails and notifications. The views are those of a real browser. Counted on ${figures.countedAt}; a test plays a life again and fails when it uses more.

${countedTable(figures)}

A read is a document, an index read or a document that the rules look up. "Functions" are calls, and events that a function follows. The last column is for 1,000 seniors, and assumed (\`tests/bench/scale/assumptions.ts\`): ${assumed.visitsPerSenior} visits for a senior in a month, ${assumed.requestsPerVisit} request and ${assumed.purchasesPerVisit} purchases for a visit, ${assumed.minutesPerPage} minutes before an open page, a member of staff for a hundred visits a day.

## What it costs

${thousandText(figures)}

${monthTable(figures)}

Timers that find nothing to do cost ${euros(timersCost.firestore + timersCost.functions)} euro of it, whatever the number of seniors.

By collection, for 1,000 seniors in a month:

${collectionTable(figures)}

${pricesText()}

## A day of ${whole(day.visits)} visits

The commits of the counted lives are played again for ${whole(day.visits)} visits, in the order and at the pace in which they happen through a day, with peaks in the morning (\`tests/bench/scale/day/hours.ts\`), at ${day.speed} times the speed. Functions do not run: the emulator could not run hundreds a second, and what they write is known. Played on ${day.playedAt}: ${whole(day.commits)} commits with ${whole(day.writes)} writes in ${whole(day.seconds)} s, at most ${day.behind} s behind the clock. Rates are in the time of the day that is played. Documents of one visit are told apart for 2,000 visits and then written again, so their rates are too high.

${hotText(day)} The most written, the busiest of each kind:

${documentTable(day)}

${texts.documents}

### Keys that rise

Firestore takes some ${mostPerRisingIndex} writes a second into a collection with an index on a field whose values only rise, such as a moment: all of them go to the end of the index. ${day.collections.some(({ inBusiestHour }) => inBusiestHour > mostPerRisingIndex) ? 'Some come above it.' : 'No collection comes above it.'}

${indexTable(figures, day)}

${texts.keys}

## What else grows

${texts.others}
`;
}
