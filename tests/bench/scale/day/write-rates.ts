import type { PlayedDay, WriteRate } from '../figures.ts';
import type { CountedUsage } from '../usage-counter.ts';
import { hourSeconds, hoursOfDay } from './hours.ts';

const daySeconds = hoursOfDay * hourSeconds;

/** Documents that are named; the next ones are written less often. */
const namedDocuments = 20;

/** How many writes a document takes, sustained. */
export const mostPerDocument = 1;
/** How many writes a collection takes that has an index on a field whose values rise. */
export const mostPerRisingIndex = 500;

interface Written {
  writes: number;
  busiest: number;
}

function add(to: Map<string, Written>, name: string, count: number): void {
  const { writes, busiest } = to.get(name) ?? { writes: 0, busiest: 0 };
  to.set(name, { writes: writes + count, busiest: Math.max(busiest, count) });
}

const rounded = (rate: number): number => Math.round(rate * 10_000) / 10_000;

function ratesOf(written: ReadonlyMap<string, Written>): readonly WriteRate[] {
  return Array.from(written, ([name, { writes, busiest }]) => ({
    name,
    writes,
    average: rounded(writes / daySeconds),
    inBusiestHour: rounded(busiest / hourSeconds),
  })).toSorted((a, b) => b.inBusiestHour - a.inBusiestHour || (a.name < b.name ? -1 : 1));
}

/** How often documents and collections are written, in the time of the day that is played. */
export class WriteRates {
  readonly #documents = new Map<string, Written>();
  readonly #collections = new Map<string, Written>();

  addHour({ hottest, writes, deletes }: Pick<CountedUsage, 'hottest' | 'writes' | 'deletes'>): void {
    for (const { path, writes: count } of hottest) add(this.#documents, path, count);
    for (const name of new Set([...Object.keys(writes), ...Object.keys(deletes)])) {
      add(this.#collections, name, (writes[name] ?? 0) + (deletes[name] ?? 0));
    }
  }

  read(): Pick<PlayedDay, 'documents' | 'collections'> {
    return {
      documents: ratesOf(this.#documents).slice(0, namedDocuments),
      collections: [...ratesOf(this.#collections)],
    };
  }
}

/** Documents that are written more often than Firestore takes, on average over the day. */
export const hotDocuments = ({ documents }: Pick<PlayedDay, 'documents'>): readonly WriteRate[] =>
  documents.filter(({ average }) => average > mostPerDocument);
