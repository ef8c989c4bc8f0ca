import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { once } from 'node:events';
import path from 'node:path';
import type { TableName } from '#scripts/import/read-table.ts';

/** Everybody's, and its bcrypt hash as PostgreSQL's sign-in keeps it. */
export const oldPassword = 'zonnebloem8';
const oldHash = '$2a$10$nZNn9wjjvBRrccpcxUjPluAC5ECUB3V6xFciFN0CpZ5/MIePa/74.';

export interface OldTown {
  readonly seniors: number;
  readonly requestsEach: number;
  readonly students: number;
  readonly lastNames?: readonly string[];
  /** Without a service that this product does not have: where other tests look at the list of services. */
  readonly onlyKnownServices?: boolean;
  /** The moment around which its requests are. */
  readonly now: Date;
}

type Row = readonly (string | number)[];

const oldId = (kind: number, number: number): string =>
  `00000000-0000-4${String(kind).padStart(3, '0')}-8000-${String(number).padStart(12, '0')}`;

const kinds = { user: 1, senior: 2, request: 3, student: 4, line: 5, entry: 6, tip: 7, category: 8 } as const;
export const userId = (number: number): string => oldId(kinds.user, number);
export const requestId = (number: number): string => oldId(kinds.request, number);

const cell = (value: string | number): string =>
  typeof value === 'number' || !/[",\n]/.test(value) ? String(value) : `"${value.replaceAll('"', '""')}"`;

/** Writes a table of any size with the memory of a row. */
async function writeTable(folder: string, table: TableName, header: Row, rows: Iterable<Row>): Promise<void> {
  const file = createWriteStream(path.join(folder, `${table}.csv`));
  const write = async (row: Row): Promise<void> => {
    if (!file.write(`${row.map(cell).join(',')}\n`)) await once(file, 'drain');
  };
  await write(header);
  for (const row of rows) await write(row);
  file.end();
  await once(file, 'close');
}

function* counted(count: number, row: (number: number) => Row): Iterable<Row> {
  for (let number = 0; number < count; number += 1) yield row(number);
}

const firstNames = ['Maria', 'Jozef', 'Godelieve', 'Albert', 'Rosa', 'Gaston', 'Yvonne', 'Emiel'];
const usualNames = ['Peeters', 'Janssens', 'Maes', 'De Smet', 'Wouters', 'Claes', 'Van den Broeck', 'Aerts'];
const knownServices: readonly string[] = [
  ...['Gezelschap', 'Vervoer', 'Boodschappen', 'Tuinonderhoud', 'Fysieke activiteiten', 'Huishoudelijke hulp'],
];
const of = <Item>(list: readonly Item[], number: number): Item => list[number % list.length] as Item;
const lastNameOf = ({ lastNames = usualNames }: OldTown, number: number): string =>
  of(lastNames, Math.floor(number / 8));

const dayMs = 24 * 60 * 60 * 1000;
const stamp = (moment: number): string => new Date(moment).toISOString().replace('T', ' ').replace('Z', '+00');
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

async function writeAccounts(folder: string, town: OldTown): Promise<void> {
  const { seniors, now } = town;
  const madeAt = (number: number) => stamp(now.getTime() - (400 + (number % 300)) * dayMs);
  const mail = (number: number) => `Senior.${number}@Example.org`;
  await writeTable(
    folder,
    'auth_users',
    ['id', 'email', 'encrypted_password', 'email_confirmed_at', 'created_at', 'last_sign_in_at'],
    counted(seniors, (each) => {
      return [userId(each), mail(each), oldHash, each % 25 === 24 ? '' : madeAt(each), madeAt(each), ''];
    }),
  );
  await writeTable(
    folder,
    'interim_users',
    [
      ...['id', 'email', 'first_name', 'last_name', 'phone_number', 'role', 'city', 'language', 'full_address'],
      ...['name_city', 'status', 'test'],
    ],
    counted(seniors, (each) => [
      ...[
        userId(each),
        mail(each),
        of(firstNames, each),
        lastNameOf(town, each),
        `0470 ${100_000 + each}`,
        'senior',
        '2000',
      ],
      ...[of(['NL', 'FR', 'en', ''], each), `Kerkstraat ${each}`, 'Antwerpen', 'verified', ''],
    ]),
  );
  await writeTable(
    folder,
    'senior_profiles',
    ['user_id', 'senior_id', 'senior_name', 'address', 'age', 'mobility'],
    counted(seniors, (each) => {
      const name = `${of(firstNames, each)} ${lastNameOf(town, each)}`;
      return [userId(each), oldId(kinds.senior, each), name, '', 65 + (each % 30), 'good'];
    }),
  );
}

const statuses = ['paid', 'Betaald', 'ended', 'Geannuleerd', 'matched', 'processing', 'submitted', 'completed'];

async function writeRequests(folder: string, town: OldTown): Promise<void> {
  const { seniors, requestsEach, students, onlyKnownServices = false, now } = town;
  const services = onlyKnownServices ? knownServices : [...knownServices, 'Klusjes'];
  const hasStudent = (each: number) =>
    ['paid', 'Betaald', 'ended', 'matched', 'completed'].includes(of(statuses, each));
  const monthsMs = 300 * dayMs;
  const total = seniors * requestsEach;
  // The last ones are still to come.
  const asked = (each: number) => now.getTime() - monthsMs + Math.floor((each / total) * (monthsMs + 20 * dayMs));
  await writeTable(
    folder,
    'task_categories',
    ['id', 'category_name', 'type'],
    services.map((name, number) => [oldId(kinds.category, number), name, 'senior']),
  );
  await writeTable(
    folder,
    'student_profiles',
    ['id', 'first_name', 'last_name', 'residence'],
    counted(students, (each) => [oldId(kinds.student, each), of(firstNames, each), lastNameOf(town, 8 * each), 'Gent']),
  );
  await writeTable(
    folder,
    'service_requests',
    [
      ...['request_id', 'senior_id', 'task_category_id', 'request_date', 'frequency', 'preferred_days'],
      ...['preferred_time', 'address', 'notes', 'hours_requested', 'total_cost', 'status', 'created_at'],
    ],
    counted(total, (each) => [
      ...[requestId(each), oldId(kinds.senior, each % seniors), oldId(kinds.category, each % services.length)],
      ...[dayOf(asked(each)), of(['one-time', '', 'weekly'], each), '{Maandag,"Dinsdag"}', '10:00:00'],
      ...[`Kerkstraat ${each}, 2000 Antwerpen`, each % 5 === 0 ? 'Bel twee keer,\nde bel is "zacht".' : ''],
      ...[1 + (each % 4), (1 + (each % 4)) * 21, of(statuses, each), stamp(asked(each) - 7 * dayMs)],
    ]),
  );
  await writeTable(
    folder,
    'planning',
    ['request_id', 'studentprofile_id'],
    (function* rows(): Iterable<Row> {
      for (let each = 0; each < total; each += 1) {
        if (hasStudent(each)) yield [requestId(each), oldId(kinds.student, each % students)];
      }
    })(),
  );
}

/** A purchase and a visit of each senior. Of every tenth the balance is another than her lines explain. */
async function writeMoney(folder: string, { seniors, now }: OldTown): Promise<void> {
  const at = (each: number) => now.getTime() - (30 + (each % 200)) * dayMs;
  const bought = (each: number) => of([20, 50, 100], each);
  await writeTable(
    folder,
    'credit_transactions',
    ['id', 'user_id', 'amount', 'description', 'transaction_type', 'stripe_session_id', 'created_at'],
    (function* rows(): Iterable<Row> {
      for (let each = 0; each < seniors; each += 1) {
        const session = `cs_live_${each}`;
        const line = (number: number, rest: Row) => [oldId(kinds.line, 2 * each + number), userId(each), ...rest];
        yield line(0, [bought(each), 'Aankoop credits', 'purchase_completed', session, stamp(at(each))]);
        yield line(1, ['7.50', 'Hulp', 'service_usage', '', stamp(at(each) + dayMs)]);
      }
    })(),
  );
  await writeTable(
    folder,
    'user_credits',
    ['user_id', 'balance'],
    counted(seniors, (each) => [userId(each), (bought(each) - 7.5 + (each % 10 === 0 ? 12.25 : 0)).toFixed(2)]),
  );
}

async function writeForms(folder: string, { seniors }: OldTown): Promise<void> {
  const count = Math.min(100, seniors);
  await writeTable(
    folder,
    'waiting_list',
    [
      ...['id', 'full_name', 'email', 'phone_number', 'postcode', 'role', 'elderly_name', 'notes', 'service_type'],
      ...['utm_source', 'test'],
    ],
    counted(count, (each) => [
      ...[oldId(kinds.entry, each), `Wachtende ${each}`, `wacht${each}@example.org`, '', '9000'],
      ...[of(['Help Seeker', 'Family Member'], each), '', '', 'Madelief', 'mail', ''],
    ]),
  );
  await writeTable(
    folder,
    'employer_tips',
    ['id', 'first_name', 'last_name', 'company', 'email'],
    counted(Math.ceil(count / 10), (each) => {
      return [oldId(kinds.tip, each), 'Els', 'Maes', `Bedrijf ${each}`, `tip${each}@example.org`];
    }),
  );
}

/** Writes every table of an old system of any size, the same each time. */
export async function writeOldTables(folder: string, town: OldTown): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeAccounts(folder, town);
  await writeRequests(folder, town);
  await writeMoney(folder, town);
  await writeForms(folder, town);
}
