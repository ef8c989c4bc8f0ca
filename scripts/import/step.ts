import type { Firestore } from 'firebase-admin/firestore';
import type { Known } from './known.ts';
import { Lanes } from './lanes.ts';
import type { Misfit } from './misfits.ts';
import type { OldRow } from './old-row.ts';
import { readTable, type TableName } from './read-table.ts';
import type { Logins } from './store/store-accounts.ts';

/** In cents, by account: what the lines that were taken over come to, in the old system and as they are stored. */
export interface MoneyTally {
  readonly old: Map<string, number>;
  readonly stored: Map<string, number>;
}

export interface ImportServices {
  readonly firestore: Firestore;
  readonly logins: Logins;
  readonly now: Date;
  readonly tally: MoneyTally;
}

/** How the rows of one table become documents. */
interface TableSteps<Item> {
  readonly table: TableName;
  /** What is counted, where it is not the table. */
  readonly what?: string;
  /** Null where the row is refused, or belongs to somebody who was erased since. */
  readonly read: (row: OldRow, known: Known) => Item | null;
  /** @returns how many were not there yet. */
  readonly store: (items: readonly Item[], services: ImportServices) => Promise<number>;
  /** @returns how many are there. */
  readonly count: (items: readonly Item[], services: ImportServices) => Promise<number>;
  readonly atOnce: number;
  /** Pages beside each other; one where pages change the same documents. */
  readonly lanes?: number;
}

/** `check` reads only the files, `store` writes what is missing, `count` asks what is there. */
export type Use = 'check' | 'store' | 'count';

export interface Walk {
  readonly folder: string;
  readonly known: Known;
  readonly services: ImportServices;
  readonly use: Use;
  readonly onMisfit: (misfit: Misfit) => void;
  readonly onPage: (what: string, rows: number) => void;
}

export interface Counted {
  readonly what: string;
  readonly rows: number;
  readonly refused: number;
  /** Rows that become documents; the others are refused, or belong to who was erased since. */
  readonly fit: number;
  /** Stored now, or found. */
  readonly done: number;
}

/** One walk over one table. */
export type Step = (walk: Walk) => Promise<Counted>;

/** A table that is only remembered: a later step says what does not fit. */
export const remembering =
  (table: TableName, remember: (row: OldRow, known: Known) => void) =>
  async ({ folder, known }: Walk): Promise<null> => {
    for await (const row of readTable(folder, table)) remember(row, known);
    return null;
  };

export function stepOf<Item>({ table, what = table, read, store, count, atOnce, lanes = 1 }: TableSteps<Item>): Step {
  return async ({ folder, known, services, use, onMisfit, onPage }) => {
    const counted = { rows: 0, refused: 0, fit: 0, done: 0 };
    const running = new Lanes(lanes);
    let page: Item[] = [];
    const flush = async (): Promise<void> => {
      const items = page;
      page = [];
      counted.fit += items.length;
      if (use === 'check' || items.length === 0) return;
      await running.start(async () => {
        const done = await (use === 'store' ? store : count)(items, services);
        // Read after the wait: pages beside this one count too.
        counted.done += done;
        onPage(what, counted.fit);
      });
    };
    for await (const row of readTable(folder, table)) {
      counted.rows += 1;
      const item = read(row, known);
      for (const misfit of row.misfits) onMisfit({ file: table, line: row.line, ...misfit });
      if (row.misfits.length > 0) counted.refused += 1;
      else if (item !== null) page.push(item);
      if (page.length === atOnce) await flush();
    }
    await flush();
    await running.end();
    return { what, ...counted };
  };
}
