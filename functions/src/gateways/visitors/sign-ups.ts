import { collections } from '#domain/collections.ts';
import { type WaitingListEntry, waitingListEntrySchema } from '#domain/documents/forms/waiting-list-entry.ts';
import { firestore } from '../firestore.ts';

/** What a visitor typed, as in staff's mail about it. */
export interface TypedSignUp {
  readonly name: string;
  readonly email: string;
  readonly telephone: string;
  readonly postcode: string;
  readonly notes: string;
}

/** The stored entry of a sign-up for the waiting list. */
export interface SignUp {
  readonly id: string;
  /** null for an unknown role. */
  readonly role: WaitingListEntry['role'] | null;
  /** The name of the person who needs help; empty without one. */
  readonly helpSeeker: string;
}

export interface SignUps {
  /** The newest entry with these values; null without one. */
  find(typed: TypedSignUp): Promise<SignUp | null>;
}

/** One person corrects an entry a few times; a script writes more, which staff need not be led to. */
const mostEntries = 50;

const plain = (value: unknown): string => (typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : '');

const storedNames = { name: 'full_name', telephone: 'phone_number', postcode: 'postcode', notes: 'notes' } as const;

const typedNames = ['name', 'telephone', 'postcode', 'notes'] as const;

export const firestoreSignUps: SignUps = {
  async find(typed) {
    const sameAddress = await firestore()
      .collection(collections.waitingList)
      .where('email', '==', typed.email)
      .limit(mostEntries)
      .get();
    const [newest] = sameAddress.docs
      .filter((entry) => typedNames.every((name) => plain(entry.get(storedNames[name])) === plain(typed[name])))
      .toSorted((one, two) => two.createTime.toMillis() - one.createTime.toMillis());
    if (newest === undefined) return null;
    return {
      id: newest.id,
      role: waitingListEntrySchema.shape.role.safeParse(newest.get('role')).data ?? null,
      helpSeeker: plain(newest.get('elderly_name')),
    };
  },
};
