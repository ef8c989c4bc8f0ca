import { type CollectionName, collections } from '#domain/collections.ts';
import { counts } from '#domain/credits/ledger.ts';
import { amountCents } from '#domain/credits/cents.ts';
import { type CreditTransaction, creditTransactionSchema } from '#domain/documents/payments/credits.ts';
import { storedDates } from '#functions/gateways/dispatch/stored-dates.ts';
import { type ImportServices, remembering, type Step, stepOf, type Walk } from './step.ts';
import { createMissing, storedAmong } from './store/create-missing.ts';
import { importedAtOnce, storeLogins, storeUsers } from './store/store-accounts.ts';
import { storeForms } from './store/store-forms.ts';
import { storeLines } from './store/store-money.ts';
import { storeRequests } from './store/store-requests.ts';
import { readLogin, readProfile, readUser, rememberLogin } from './tables/accounts.ts';
import { type FormRow, readTip, readWaiting } from './tables/forms.ts';
import { readBalance, readLine } from './tables/money.ts';
import { readCategory, readRequest } from './tables/requests.ts';
import { readPlanning, readStudent, rememberPlanned } from './tables/students.ts';

const page = 200;

/** How many of these are in a collection. */
const countIn =
  <Item extends { readonly id: string }>(collection: CollectionName) =>
  async (items: readonly Item[], { firestore }: ImportServices): Promise<number> => {
    const ids = items.map(({ id }) => id);
    return (await storedAmong({ firestore }, collection, ids)).size;
  };

const add = (sums: Map<string, number>, owner: string, cents: number): void => {
  sums.set(owner, (sums.get(owner) ?? 0) + cents);
};

/** Counts lines, and adds up what they come to. */
async function countLines(lines: readonly CreditTransaction[], { firestore, tally }: ImportServices): Promise<number> {
  if (lines.length === 0) return 0;
  const named = firestore.collection(collections.creditTransactions);
  const found = (await firestore.getAll(...lines.map(({ id }) => named.doc(id)))).filter(({ exists }) => exists);
  for (const each of found) {
    const line = creditTransactionSchema.parse(storedDates(each));
    if (counts(line)) add(tally.stored, line.user_id, amountCents(line));
  }
  return found.length;
}

const lines = stepOf({
  table: 'credit_transactions',
  read: readLine,
  store: (items, { firestore }) => storeLines(firestore, items),
  count(items, services) {
    for (const line of items) {
      if (counts(line)) add(services.tally.old, line.user_id, amountCents(line));
    }
    return countLines(items, services);
  },
  atOnce: page,
});

const balances = stepOf({
  table: 'user_credits',
  read: readBalance,
  async store(items, { firestore }) {
    await storeLines(
      firestore,
      items.flatMap(({ opening }) => opening ?? []),
    );
    return items.length;
  },
  async count(items, services) {
    // The balance counts, and no longer the lines.
    for (const { id, balance } of items) services.tally.old.set(id, balance);
    await countLines(
      items.flatMap(({ opening }) => opening ?? []),
      services,
    );
    return items.length;
  },
  atOnce: page,
});

const profiles = stepOf({
  table: 'senior_profiles',
  read(row, known) {
    const profile = readProfile(row, known);
    return profile === null ? null : { id: profile.user_id, data: profile };
  },
  store: (items, { firestore }) => createMissing(firestore, collections.seniorProfiles, items),
  count: countIn(collections.seniorProfiles),
  atOnce: page,
  lanes: 3,
});

const logins = stepOf({
  table: 'auth_users',
  read: readLogin,
  store: (items, services) => storeLogins(services.logins, items),
  async count(items, services) {
    return (await services.logins.among(items.map(({ uid }) => uid))).size;
  },
  atOnce: importedAtOnce,
});

const waiting = stepOf({
  table: 'waiting_list',
  read: readWaiting,
  store: (items: readonly FormRow<object>[], { firestore }) => storeForms(firestore, collections.waitingList, items),
  count: countIn(collections.waitingList),
  atOnce: page,
});

const tips = stepOf({
  table: 'employer_tips',
  read: readTip,
  store: (items: readonly FormRow<object>[], { firestore }) => storeForms(firestore, collections.employerTips, items),
  count: countIn(collections.employerTips),
  atOnce: page,
});

/**
 * In this order: rows name those of tables before them. Records come before logins, because a sign-in without a record
 * would make one.
 */
export const importSteps: readonly (Step | ((walk: Walk) => Promise<null>))[] = [
  remembering('auth_users', rememberLogin),
  stepOf({
    table: 'task_categories',
    read(row, known) {
      const category = readCategory(row, known);
      return category === null ? null : { id: category.id, data: category };
    },
    store: (items, { firestore }) => createMissing(firestore, collections.taskCategories, items),
    count: countIn(collections.taskCategories),
    atOnce: page,
  }),
  stepOf({
    table: 'interim_users',
    read: readUser,
    store: (items, { firestore, now }) => storeUsers(firestore, items, now),
    count: countIn(collections.interimUsers),
    atOnce: page,
    lanes: 3,
  }),
  profiles,
  stepOf({
    table: 'student_profiles',
    read(row, known) {
      const student = readStudent(row, known);
      return student === null ? null : { id: student.id, data: student.record };
    },
    store: (items, { firestore }) => createMissing(firestore, collections.studentProfiles, items),
    count: countIn(collections.studentProfiles),
    atOnce: page,
  }),
  remembering('planning', rememberPlanned),
  stepOf({
    table: 'service_requests',
    read: readRequest,
    store: (items, { firestore, now }) => storeRequests(firestore, items, now),
    count: countIn(collections.serviceRequests),
    atOnce: page,
    lanes: 3,
  }),
  stepOf({
    table: 'planning',
    read: readPlanning,
    // Stored with its request.
    store: async (items) => items.length,
    count: countIn(collections.planning),
    atOnce: page,
    lanes: 3,
  }),
  logins,
  lines,
  balances,
  waiting,
  tips,
];
