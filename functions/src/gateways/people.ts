import * as z from 'zod/mini';
import { type CollectionName, collections } from '#domain/collections.ts';
import { customerOfAccount, familyContactOfAccount } from '#domain/customers/follow-account.ts';
import { type FamilyContact, familyContactSchema } from '#domain/documents/circles/family-contact.ts';
import { type CustomerRecord, customerSchema } from '#domain/documents/customer.ts';
import { transferReferenceSchema } from '#domain/documents/payments/transfer.ts';
import type { FoundPerson } from '#domain/contracts/people.ts';
import type { Lookup } from '#domain/people/read-search.ts';
import type { Clock } from './clock.ts';
import { storedDates } from './dispatch/stored-dates.ts';
import { firestore } from './firestore.ts';

/** Everybody who has one of the keys; who is meant is decided by comparing. */
interface Found<Person> {
  readonly found: readonly Person[];
  /** Whether no query had more than it may read. */
  readonly isAll: boolean;
}

/** How a family member is found and reached. */
export type FoundContact = Omit<FamilyContact, 'search_keys' | 'updated_at'>;

/** Staff's records of seniors, and how their family is found. */
export interface People {
  lookUp(lookups: readonly Lookup[]): Promise<Found<FoundPerson>>;
  lookUpFamily(lookups: readonly Lookup[]): Promise<Found<FoundContact>>;
  /** Who transfers under a reference; null for one that was never given out. */
  ownerOf(reference: string): Promise<FoundPerson | null>;
  /** Writes what follows from the account as it is now. Idempotent, in any order of events. */
  followAccount(uid: string): Promise<void>;
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

const contactSchema = z.omit(familyContactSchema, { search_keys: true, updated_at: true });
const contactFields = Object.keys(contactSchema.shape);

interface LookedUp<Person> {
  readonly collection: CollectionName;
  readonly fields: readonly string[];
  readonly read: (data: Readonly<Record<string, unknown>>) => Person;
}

async function lookUpIn<Person>(
  { collection, fields, read }: LookedUp<Person>,
  lookups: readonly Lookup[],
): Promise<Found<Person>> {
  const pages = await Promise.all(
    lookups.map(async ({ keys, most }) => {
      const page = await firestore()
        .collection(collection)
        .where('search_keys', 'array-contains-any', [...keys])
        .select(...fields)
        .limit(most)
        .get();
      return { found: page.docs.map((each) => read(each.data())), isAll: page.size < most };
    }),
  );
  return { found: pages.flatMap(({ found }) => found), isAll: pages.every(({ isAll }) => isAll) };
}

export const createPeople = (clock: Clock): People => ({
  lookUp: (lookups) => lookUpIn({ collection: collections.customers, fields: foundFields, read: readPerson }, lookups),

  lookUpFamily: (lookups) =>
    lookUpIn(
      {
        collection: collections.familyContacts,
        fields: contactFields,
        read: (data) => contactSchema.parse(data),
      },
      lookups,
    ),

  async ownerOf(reference) {
    const stored = await firestore().collection(collections.transferReferences).doc(reference).get();
    const owner = transferReferenceSchema.safeParse(storedDates(stored)).data;
    if (owner === undefined) return null;
    const customer = await firestore().collection(collections.customers).doc(owner.senior_id).get();
    const record = customer.data();
    return record === undefined ? null : readPerson(record);
  },

  async followAccount(uid) {
    await firestore().runTransaction(async (transaction) => {
      const customerAt = firestore().collection(collections.customers).doc(uid);
      const contactAt = firestore().collection(collections.familyContacts).doc(uid);
      const [account, customer, contact] = await transaction.getAll(
        firestore().collection(collections.interimUsers).doc(uid),
        customerAt,
        contactAt,
      );
      const stored = (former: typeof customer) => ({
        account: account?.data() ?? null,
        former: former?.exists === true ? storedDates(former) : null,
      });
      const record = customerOfAccount(uid, stored(customer), clock.now());
      if (record !== null) transaction.set(customerAt, record);
      const family = familyContactOfAccount(uid, stored(contact), clock.now());
      if (family !== null) transaction.set(contactAt, family);
      else if (contact?.exists === true && account?.get('role') !== 'family') transaction.delete(contactAt);
    });
  },
});
