import { collections } from '#domain/collections.ts';
import { customerOfAccount } from '#domain/customers/follow-account.ts';
import { type CustomerRecord, customerSchema } from '#domain/documents/customer.ts';
import { transferReferenceSchema } from '#domain/documents/payments/transfer.ts';
import type { FoundPerson } from '#domain/contracts/people.ts';
import type { Lookup } from '#domain/people/read-search.ts';
import type { Clock } from './clock.ts';
import { storedDates } from './dispatch/stored-dates.ts';
import { firestore } from './firestore.ts';

export interface FoundPeople {
  /** Everybody who has one of the keys; who is meant is decided by comparing. */
  readonly found: readonly FoundPerson[];
  /** Whether no query had more than it may read. */
  readonly isAll: boolean;
}

/** Staff's records of seniors. */
export interface People {
  lookUp(lookups: readonly Lookup[]): Promise<FoundPeople>;
  /** Who transfers under a reference; null for one that was never given out. */
  ownerOf(reference: string): Promise<FoundPerson | null>;
  /** Writes what follows from the account as it is now. Idempotent, in any order of events. */
  followAccount(seniorId: string): Promise<void>;
}

const foundFields = [
  'senior_id',
  'first_name',
  'last_name',
  'phone_number',
  'email',
  'full_address',
  'city',
  'name_city',
  'language',
  'has_account',
] as const satisfies readonly (keyof CustomerRecord)[];

const { shape } = customerSchema;

const readPerson = (data: Readonly<Record<string, unknown>>): FoundPerson => ({
  senior_id: shape.senior_id.parse(data['senior_id']),
  first_name: shape.first_name.parse(data['first_name']),
  last_name: shape.last_name.parse(data['last_name']),
  phone_number: shape.phone_number.parse(data['phone_number']),
  email: shape.email.parse(data['email']),
  full_address: shape.full_address.parse(data['full_address']),
  city: shape.city.parse(data['city']),
  name_city: shape.name_city.parse(data['name_city']),
  language: shape.language.parse(data['language']),
  has_account: shape.has_account.parse(data['has_account']),
});

export const createPeople = (clock: Clock): People => ({
  async lookUp(lookups) {
    const pages = await Promise.all(
      lookups.map(async ({ keys, most }) => {
        const customers = firestore().collection(collections.customers);
        const page = await customers
          .where('search_keys', 'array-contains-any', [...keys])
          .select(...foundFields)
          .limit(most)
          .get();
        return { found: page.docs.map((each) => readPerson(each.data())), isAll: page.size < most };
      }),
    );
    return { found: pages.flatMap(({ found }) => found), isAll: pages.every(({ isAll }) => isAll) };
  },

  async ownerOf(reference) {
    const stored = await firestore().collection(collections.transferReferences).doc(reference).get();
    const owner = transferReferenceSchema.safeParse(storedDates(stored)).data;
    if (owner === undefined) return null;
    const customer = await firestore().collection(collections.customers).doc(owner.senior_id).get();
    const record = customer.data();
    return record === undefined ? null : readPerson(record);
  },

  async followAccount(seniorId) {
    await firestore().runTransaction(async (transaction) => {
      const at = firestore().collection(collections.customers).doc(seniorId);
      const [account, former] = await transaction.getAll(
        firestore().collection(collections.interimUsers).doc(seniorId),
        at,
      );
      const stored = {
        account: account?.data() ?? null,
        former: former?.exists === true ? storedDates(former) : null,
      };
      const record = customerOfAccount(seniorId, stored, clock.now());
      if (record !== null) transaction.set(at, record);
    });
  },
});
