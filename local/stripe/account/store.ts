import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Change, changeSchema, emptyTables, type Tables } from './records.ts';

function put<Row extends { readonly id: string }>(table: Map<string, Row>, rows: readonly Row[] = []): void {
  for (const row of rows) table.set(row.id, row);
}

function apply(tables: Tables, change: Change): void {
  put(tables.sessions, change.sessions);
  put(tables.payments, change.payments);
  put(tables.charges, change.charges);
  put(tables.refunds, change.refunds);
  put(tables.disputes, change.disputes);
  put(tables.events, change.events);
  put(tables.keys, change.keys);
}

function everything(tables: Tables): Change {
  return {
    sessions: [...tables.sessions.values()],
    payments: [...tables.payments.values()],
    charges: [...tables.charges.values()],
    refunds: [...tables.refunds.values()],
    disputes: [...tables.disputes.values()],
    events: [...tables.events.values()],
    keys: [...tables.keys.values()],
  };
}

const line = (change: Change): string => `${JSON.stringify(change)}\n`;

/** Merges changes; the last state of a record wins. */
function merged(changes: readonly Change[]): Change {
  const tables = emptyTables();
  for (const change of changes) apply(tables, change);
  return everything(tables);
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

/** @throws Error for an invalid line: loading only part of the payments would contradict the ledger. */
function readChange(text: string, file: string, number: number): Change {
  try {
    return changeSchema.parse(JSON.parse(text)) as Change;
  } catch (error) {
    throw new Error(`${file}: line ${number} is damaged. Move the file away, or start with fresh data.`, {
      cause: error,
    });
  }
}

/** Reads the changes of a file. A last line left incomplete by a kill was never acknowledged and is ignored. */
function readTables(file: string): Tables {
  const tables = emptyTables();
  const lines = readIfThere(file).split('\n');
  lines.pop();
  for (const [index, text] of lines.entries()) apply(tables, readChange(text, file, index + 1));
  return tables;
}

/**
 * The account's records, in memory and, given a file, on disk: one line per change, written to the operating system
 * before it is acknowledged. Firestore's journal works in the same way, so after a kill both sides of a purchase are as
 * consistent as their last exchange.
 */
export class Store {
  readonly tables: Tables;
  readonly #fd: number | null;
  #gathered: Change[] | null = null;

  constructor(file: string | null) {
    this.tables = file === null ? emptyTables() : readTables(file);
    this.#fd = file === null ? null : this.#rewrite(file);
  }

  /** Compacts the file. It is replaced atomically, so a crash leaves the old or the new file. */
  #rewrite(file: string): number {
    mkdirSync(path.dirname(file), { recursive: true });
    const fd = openSync(`${file}.new`, 'w');
    writeFileSync(fd, line(everything(this.tables)));
    fsyncSync(fd);
    renameSync(`${file}.new`, file);
    return fd;
  }

  /** Inside {@link atomically} changes are written together. */
  commit(change: Change): void {
    apply(this.tables, change);
    if (this.#fd === null) return;
    if (this.#gathered === null) writeFileSync(this.#fd, line(change));
    else this.#gathered.push(change);
  }

  /** All changes of `work` become one line: a kill leaves all of them or none. */
  atomically<Result>(work: () => Result): Result {
    const gathered: Change[] = [];
    this.#gathered = gathered;
    try {
      return work();
    } finally {
      this.#gathered = null;
      if (gathered.length > 0 && this.#fd !== null) writeFileSync(this.#fd, line(merged(gathered)));
    }
  }

  close(): void {
    if (this.#fd !== null) closeSync(this.#fd);
  }
}
