import { createReadStream } from 'node:fs';
import path from 'node:path';
import { CsvError, parse } from 'csv-parse';
import { OldRow } from './old-row.ts';

/** The tables with the columns that they must have; others are read where they are there. */
export const tables = {
  auth_users: ['id', 'email', 'encrypted_password', 'email_confirmed_at'],
  interim_users: [
    ...['id', 'email', 'first_name', 'last_name', 'phone_number', 'role', 'city', 'language', 'full_address'],
    'name_city',
  ],
  senior_profiles: ['user_id', 'senior_id', 'senior_name', 'address', 'age', 'mobility'],
  task_categories: ['id', 'category_name', 'type'],
  student_profiles: ['id', 'first_name', 'last_name', 'residence'],
  service_requests: [
    ...['request_id', 'senior_id', 'task_category_id', 'request_date', 'frequency', 'preferred_days'],
    ...['preferred_time', 'address', 'notes', 'hours_requested', 'total_cost', 'status', 'created_at'],
  ],
  planning: ['request_id', 'studentprofile_id'],
  credit_transactions: [
    ...['id', 'user_id', 'amount', 'description', 'transaction_type', 'stripe_session_id', 'created_at'],
  ],
  user_credits: ['user_id', 'balance'],
  waiting_list: ['full_name', 'email', 'phone_number', 'postcode', 'role', 'elderly_name', 'notes', 'service_type'],
  employer_tips: ['first_name', 'last_name', 'company', 'email'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type TableName = keyof typeof tables;

const tableNames = Object.keys(tables) as TableName[];

/** One cell or row that is longer is no row of that system, but a quote that was never closed. */
const longestRow = 100_000;

const lineEnds = /\r\n|\r|\n/g;

interface ParsedRow {
  readonly cells: readonly string[];
  readonly line: number;
}

/** A file that cannot be read as a table. Says where, never what stands there. */
export class UnreadableTable extends Error {}

const fileOf = (folder: string, table: TableName): string => path.join(folder, `${table}.csv`);

/** The parser's own count of lines takes a CRLF within quotes for two. */
const linesIn = (cells: readonly string[]): number =>
  1 + cells.reduce((sum, cell) => sum + (cell.match(lineEnds)?.length ?? 0), 0);

async function* parsedRows(folder: string, table: TableName): AsyncGenerator<ParsedRow> {
  const file = createReadStream(fileOf(folder, table));
  const parser = file.pipe(parse({ bom: true, relax_column_count: true, max_record_size: longestRow }));
  file.once('error', (error) => parser.destroy(error));
  let line = 1;
  try {
    for await (const cells of parser as AsyncIterable<readonly string[]>) {
      yield { cells, line };
      line += linesIn(cells);
    }
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableTable(`${table}.csv line ${line}: ${error.code}`);
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    throw new UnreadableTable(`${table}.csv is not in the folder: it must be there, also when it has no rows`);
  } finally {
    file.destroy();
  }
}

/**
 * The rows of a table, one at a time: a file of any size takes the memory of a row. The first line names the columns.
 * @throws UnreadableTable
 */
export async function* readTable(folder: string, table: TableName): AsyncGenerator<OldRow> {
  let columns: readonly string[] | null = null;
  for await (const { cells, line } of parsedRows(folder, table)) {
    if (columns === null) {
      columns = cells.map((name) => name.trim());
      const missing = tables[table].filter((name) => columns?.includes(name) === false);
      if (missing.length > 0) throw new UnreadableTable(`${table}.csv has no column ${missing.join(', ')}`);
    } else if (cells.length > 1 || cells[0] !== '') {
      yield new OldRow(line, new Map(columns.map((name, place) => [name, cells[place] ?? ''])));
    }
  }
  if (columns === null) throw new UnreadableTable(`${table}.csv is empty: its first line must name the columns`);
}

/** @throws UnreadableTable before anything is begun, for a folder that lacks a table or a column. */
export async function checkTables(folder: string): Promise<void> {
  const problems: string[] = [];
  for (const table of tableNames) {
    try {
      for await (const _ of readTable(folder, table)) break;
    } catch (error) {
      if (!(error instanceof UnreadableTable)) throw error;
      problems.push(error.message);
    }
  }
  if (problems.length > 0) throw new UnreadableTable(problems.join('\n'));
}
