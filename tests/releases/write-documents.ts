/**
 * `node tests/releases/write-documents.ts <file>`: writes one document of each shape that this release stores, of the
 * example town and its office. Run at a release, in its tree: the next one reads them (docs/decisions/0118-releases-that-meet.md).
 */
import { writeFile } from 'node:fs/promises';
import { seedCredits } from '#local/seed/credits.ts';
import { type SeedDocument, seedDocuments } from '#local/seed/documents.ts';
import { officeDocuments } from '#local/seed/office/office.ts';
import { seedReceipts } from '#local/seed/receipts.ts';
import { smallTown, townDocuments } from '#local/seed/town/town.ts';

const now = new Date('2026-11-25T09:00:00Z');

/** By what documents of one collection differ for who reads them. */
const telling = ['state', 'status', 'stage', 'role', 'transaction_type', 'template', 'kind', 'frequency'];

/** Longer values are pictures. */
const longest = 5_000;

function shapeOf({ collection, data }: SeedDocument): string {
  const names = Object.keys(data).toSorted().join();
  return `${collection} ${names} ${telling.map((name) => String(data[name])).join()}`;
}

/** JSON has no moments: each becomes an object that says so. */
function withMoments(value: unknown): unknown {
  if (value instanceof Date) return { moment: value.toISOString() };
  if (Array.isArray(value)) return value.map(withMoments);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]: [string, unknown]) => [name, withMoments(each)]));
}

async function allDocuments(): Promise<readonly SeedDocument[]> {
  const town = [...townDocuments(smallTown, now)];
  const { lines, balance } = seedCredits(now);
  return [
    ...seedDocuments(now),
    { collection: 'user_credits', id: balance.user_id, data: { ...balance } },
    ...lines.map((line) => ({ collection: 'credit_transactions' as const, id: line.id, data: { ...line } })),
    ...seedReceipts(lines, now),
    ...town,
    ...(await officeDocuments(town, now)),
  ];
}

const [, , file = ''] = process.argv;
const shapes = new Map<string, string>();
for (const document of await allDocuments()) {
  const line = JSON.stringify(withMoments(document));
  if (line.length <= longest && !shapes.has(shapeOf(document))) shapes.set(shapeOf(document), line);
}
await writeFile(file, `[\n${[...shapes.values()].toSorted().join(',\n')}\n]\n`);
console.log(`${shapes.size} documents`);
