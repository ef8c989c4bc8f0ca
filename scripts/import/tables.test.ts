import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditTransactionSchema } from '#domain/documents/payments/credits.ts';
import { interimUserSchema } from '#domain/documents/interim-user.ts';
import { storedServiceRequestSchema } from '#domain/documents/service-request.ts';
import { nothingKnown } from './known.ts';
import { OldRow } from './old-row.ts';
import { readCents, readDay, readList, readMoment, readTime } from './old-values.ts';
import { readTable, type TableName, tables, UnreadableTable } from './read-table.ts';
import { readLogin, readProfile, readUser } from './tables/accounts.ts';
import { readTip, readWaiting } from './tables/forms.ts';
import { readBalance, readLine } from './tables/money.ts';
import { readCategory, readRequest } from './tables/requests.ts';
import { readPlanning, readStudent } from './tables/students.ts';

const now = new Date('2026-11-25T10:00:00Z');
const known = () => nothingKnown(now, { erased: new Set(), taken: new Set() });
const rowOf = (cells: Readonly<Record<string, string>>): OldRow => new OldRow(2, new Map(Object.entries(cells)));

const user = {
  ...{ id: 'u1', email: ' Maria@Example.org ', first_name: 'Ma\u200Bria', last_name: 'Peeters', phone_number: '' },
  ...{ role: 'senior', city: '2000', language: 'fr', full_address: 'Kerkstraat 1', name_city: 'Antwerpen' },
};
const request = {
  ...{ request_id: '17', senior_id: '3', task_category_id: 'c1', request_date: '2025-06-02', frequency: 'Wekelijks' },
  ...{ preferred_days: '{"Dinsdag",monday}', preferred_time: '9:00:00', address: 'Kerkstraat 1, 2000 Antwerpen' },
  ...{
    notes: '',
    hours_requested: '2.5',
    total_cost: '52.50',
    status: 'Gekoppeld',
    created_at: '2025-05-20 08:00:00+02',
  },
};

/** Maria, with her profile under the number 3, and one category. */
function withMaria() {
  const all = known();
  readUser(rowOf(user), all);
  readProfile(rowOf({ user_id: 'u1', senior_id: '3', senior_name: '', address: '', age: '', mobility: '' }), all);
  readCategory(rowOf({ id: 'c1', category_name: 'Vervoer', type: 'senior' }), all);
  return all;
}

const line = {
  ...{ id: 'l1', user_id: 'u1', amount: '7.50', description: 'Hulp', transaction_type: 'service_usage' },
  ...{ stripe_session_id: '', created_at: '2025-06-03 10:00:00+00' },
};

describe('examples', () => {
  test('an account has clean texts, an address in small letters, and defaults for what is empty', () => {
    const row = rowOf(user);
    expect(readUser(row, known())).toEqual({
      ...{ id: 'u1', email: 'maria@example.org', first_name: 'Maria', last_name: 'Peeters' },
      ...{ phone_number: '0000000000', role: 'senior', city: '2000', language: 'FR', full_address: 'Kerkstraat 1' },
      ...{ name_city: 'Antwerpen', status: 'pending_verification', test: null },
    });
  });

  test('staff, a second account of an address and a password of another kind do not fit', () => {
    const all = known();
    const admin = rowOf({ ...user, id: 'a', email: 'a@example.org', role: 'admin' });
    expect([readUser(admin, all), admin.misfits]).toEqual([null, [{ field: 'role', reason: 'is-staff' }]]);
    readUser(rowOf(user), all);
    const second = rowOf({ ...user, id: 'u2', email: 'MARIA@example.org' });
    expect([readUser(second, all), second.misfits]).toEqual([null, [{ field: 'email', reason: 'duplicate' }]]);
    const login = rowOf({ id: 'u1', email: user.email, encrypted_password: 'md5:abc', email_confirmed_at: '' });
    expect([readLogin(login, all), login.misfits]).toEqual([
      null,
      [{ field: 'encrypted_password', reason: 'no-password' }],
    ]);
  });

  test('a request of the number of a profile becomes one of the account, in the words of today', () => {
    const row = rowOf(request);
    const read = readRequest(row, withMaria());
    expect(row.misfits).toEqual([]);
    expect(read?.request).toMatchObject({
      ...{ request_id: '17', senior_id: 'u1', task_category_id: 'transport', frequency: 'weekly', status: 'assigned' },
      ...{ preferred_days: ['Maandag', 'Dinsdag'], preferred_time: '09:00', hours_requested: 2.5, total_cost: 52.5 },
      created_at: new Date('2025-05-20T06:00:00Z'),
    });
    expect(read?.request.notes).toBeUndefined();
  });

  test('the balance counts: what its lines do not explain is a line of its own, before them', () => {
    const all = withMaria();
    expect(readLine(rowOf(line), all)).toMatchObject({ id: 'imported-l1', amount_cents: -750, amount: -7.5 });
    const { opening } = readBalance(rowOf({ user_id: 'u1', balance: '12.50' }), all) ?? {};
    expect(opening).toMatchObject({ id: 'imported-opening-u1', amount_cents: 2_000, transaction_type: 'adjustment' });
    expect(opening?.created_at).toEqual(new Date('2025-06-03T09:59:59.999Z'));
  });

  test('a purchase that nobody paid is cancelled, and one that can still be paid does not fit', () => {
    const purchase = { ...line, transaction_type: 'purchase_pending' };
    expect(readLine(rowOf(purchase), withMaria())?.transaction_type).toBe('purchase_cancelled');
    const open = rowOf({ ...purchase, created_at: '2026-11-25 09:30:00+00' });
    expect([readLine(open, withMaria()), open.misfits[0]?.reason]).toEqual([null, 'still-pending']);
  });

  test('a form without an id has the same one each time, and a double is found', () => {
    const all = known();
    const tip = { first_name: 'Els', last_name: 'Maes', company: 'Bakkerij', email: 'els@example.org' };
    const read = readTip(rowOf(tip), all);
    expect(read?.id).toBe(readTip(rowOf(tip), known())?.id);
    const again = rowOf(tip);
    expect([readTip(again, all), again.misfits[0]?.reason]).toEqual([null, 'duplicate']);
  });
});

/** Cells as people, databases and accidents write them. */
const cellOf = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 2_500 }),
  fc.constantFrom(
    '',
    'NULL',
    '{}',
    '[]',
    '__proto__',
    '-0',
    '1e9',
    '2025-02-30',
    'u1',
    '3',
    'c1',
    '17',
    'senior',
    '7.50',
  ),
  fc.constantFrom('paid', 'weekly', 'Help Seeker', 'a@b.be', '2025-06-02 10:00:00+00', 'refund', 'purchase_completed'),
);
const rowsOf = (table: TableName) =>
  fc.record(Object.fromEntries(tables[table].map((name) => [name, cellOf])) as Record<string, typeof cellOf>);

describe('any row', () => {
  const readers = {
    auth_users: readLogin,
    interim_users: readUser,
    senior_profiles: readProfile,
    task_categories: readCategory,
    student_profiles: readStudent,
    service_requests: readRequest,
    planning: readPlanning,
    credit_transactions: readLine,
    user_credits: readBalance,
    waiting_list: readWaiting,
    employer_tips: readTip,
  } as const;

  test.each(Object.keys(readers) as (keyof typeof readers)[])(
    'of %s is taken over, or refused with a reason',
    (table) => {
      fc.assert(
        fc.property(rowsOf(table), (cells) => {
          const row = rowOf(cells);
          const read = readers[table](row, withMaria());
          expect(read === null).toBe(row.misfits.length > 0);
        }),
      );
    },
  );

  test('that is taken over is one that the app reads', () => {
    // Valid rows with some cells replaced: most random rows never get as far as a document.
    const mutated = (valid: Readonly<Record<string, string>>) =>
      fc.record(
        Object.fromEntries(
          Object.entries(valid).map(([name, cell]) => [
            name,
            fc.oneof({ weight: 6, arbitrary: fc.constant(cell) }, cellOf),
          ]),
        ),
      );
    fc.assert(
      fc.property(mutated(user), mutated(request), mutated(line), (someUser, someRequest, someLine) => {
        const account = readUser(rowOf(someUser), known());
        if (account !== null) expect(interimUserSchema.parse(account)).toEqual(account);
        const asked = readRequest(rowOf(someRequest), withMaria());
        if (asked !== null) expect(storedServiceRequestSchema.parse(asked.request)).toEqual(asked.request);
        const booked = readLine(rowOf(someLine), withMaria());
        if (booked !== null) expect(creditTransactionSchema.parse(booked)).toEqual(booked);
      }),
    );
  });
});

describe('values', () => {
  const one = (cell: string) => rowOf({ x: cell });

  test('amounts are exact cents, however many zeros follow', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -99_999_999, max: 99_999_999 }),
        fc.constantFrom('', '0', '000'),
        (cents, zeros) => {
          const sign = cents < 0 ? '-' : '';
          const [euro, rest] = [Math.floor(Math.abs(cents) / 100), String(Math.abs(cents) % 100).padStart(2, '0')];
          expect(readCents(one(`${sign}${euro}.${rest}${zeros}`), 'x')).toBe(cents === 0 ? 0 : cents);
        },
      ),
    );
    for (const [text, cents] of [
      ['20', 2_000],
      ['7.5', 750],
      ['-3.1', -310],
    ] as const) {
      expect(readCents(one(text), 'x')).toBe(cents);
    }
    for (const text of ['7.505', '7,50', '€ 7', '1e3', '12345678', '--1', ''])
      expect(readCents(one(text), 'x')).toBeNull();
  });

  test('moments are those of PostgreSQL and of ISO 8601', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }), (moment) => {
        const iso = moment.toISOString();
        for (const text of [
          iso,
          iso.replace('T', ' ').replace('Z', '+00'),
          iso.replace('Z', '+00:00'),
          iso.slice(0, -1),
        ]) {
          expect(readMoment(one(text), 'x')).toEqual(moment);
        }
      }),
    );
    expect(readMoment(one('2025-07-01 12:00:00.123456+02'), 'x')).toEqual(new Date('2025-07-01T10:00:00.123Z'));
    for (const text of ['2025-02-30', 'gisteren', '12/05/2025', '2025-13-01 10:00'])
      expect(readMoment(one(text), 'x')).toBeNull();
    expect(readDay(one('2025-07-01T00:00:00+00:00'), 'x')).toBe('2025-07-01');
  });

  test('times and lists', () => {
    expect(['9:00', '09:00:00', 'morning'].map((text) => readTime(one(text), 'x'))).toEqual([
      '09:00',
      '09:00',
      'morning',
    ]);
    expect(['{a,"b c"}', '["a", "b c"]', 'a', '{}'].map((text) => readList(one(text), 'x'))).toEqual([
      ['a', 'b c'],
      ['a', 'b c'],
      ['a'],
      [],
    ]);
  });
});

describe('files', () => {
  async function read(text: string) {
    const folder = await mkdtemp(path.join(tmpdir(), 'madelief-table-'));
    try {
      await writeFile(path.join(folder, 'user_credits.csv'), text);
      const rows: (readonly [number, string, string])[] = [];
      for await (const row of readTable(folder, 'user_credits')) {
        rows.push([row.line, row.text('user_id'), row.text('balance')]);
      }
      return rows;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  test('a row is named by the line on which it begins, whatever line ends are within it', async () => {
    const text = '\uFEFFuser_id,balance,note\r\na,1,"one\r\ntwo"\r\n\r\nb,2\r\n"c\n",3,"x, ""y"""\r\n';
    expect(await read(text)).toEqual([
      [2, 'a', '1'],
      [5, 'b', '2'],
      [6, 'c', '3'],
    ]);
  });

  test('a file that is no table is refused by its place, never by what stands there', async () => {
    await expect(read('user_id,balance\na,"Maria')).rejects.toThrow(/^user_credits\.csv line 2: CSV_QUOTE_NOT_CLOSED$/);
    await expect(read('user_id\na')).rejects.toThrow('user_credits.csv has no column balance');
    await expect(read('')).rejects.toThrow('user_credits.csv is empty');
    await expect(read('')).rejects.toBeInstanceOf(UnreadableTable);
  });
});
