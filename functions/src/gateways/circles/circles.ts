import { memberPath } from '#domain/circles/member-path.ts';
import { collections } from '#domain/collections.ts';
import { type CircleMember, circleMemberSchema } from '#domain/documents/circles/circle-member.ts';
import { interimUserSchema } from '#domain/documents/interim-user.ts';
import { storedDates } from '../dispatch/stored-dates.ts';
import { firestore } from '../firestore.ts';

/** Who may act for whom (docs/decisions/0084-the-care-circle.md). */
export interface Circles {
  /** As stored now, of any shape; null without one. Asked at every call, and never kept. */
  membershipOf(seniorId: string, uid: string): Promise<Readonly<Record<string, unknown>> | null>;
  /** The circles of one person that have not ended, by the name of the senior. */
  circlesOf(uid: string): Promise<readonly CircleMember[]>;
  /** The members of a senior's circle that have not ended. */
  membersOf(seniorId: string): Promise<readonly CircleMember[]>;
  /** Her name in every circle is the one of her account, as she changed it. Does nothing for other accounts. Idempotent. */
  followName(uid: string): Promise<void>;
  /** Memberships about which the senior is to be asked. */
  dueQuestions(now: Date, most: number): Promise<readonly Pick<CircleMember, 'senior_id' | 'user_id'>[]>;
}

/** Far above the circles of one person, and the members of one circle. */
const circlesAtMost = 200;

/** The memberships of all circles. */
const members = () => firestore().collectionGroup('members');

export const firestoreCircles: Circles = {
  async membershipOf(seniorId, uid) {
    const found = await firestore().collection(collections.circles).doc(memberPath(seniorId, uid)).get();
    return found.exists ? storedDates(found) : null;
  },

  async circlesOf(uid) {
    const { docs } = await members().where('user_id', '==', uid).limit(circlesAtMost).get();
    return docs
      .flatMap((each) => circleMemberSchema.safeParse(storedDates(each)).data ?? [])
      .filter(({ ended_at }) => ended_at === null)
      .toSorted((one, other) => (one.senior_name < other.senior_name ? -1 : 1));
  },

  async membersOf(seniorId) {
    const own = firestore().collection(collections.circles).doc(seniorId).collection('members');
    const { docs } = await own.where('ended_at', '==', null).limit(circlesAtMost).get();
    return docs.flatMap((each) => circleMemberSchema.safeParse(storedDates(each)).data ?? []);
  },

  async followName(uid) {
    await firestore().runTransaction(async (transaction) => {
      const account = await transaction.get(firestore().collection(collections.interimUsers).doc(uid));
      const { role, first_name, last_name } = interimUserSchema.safeParse(account.data()).data ?? {};
      if (role !== 'family') return;
      const { docs } = await transaction.get(members().where('user_id', '==', uid).limit(circlesAtMost));
      for (const each of docs) {
        const isSame = each.get('first_name') === first_name && each.get('last_name') === last_name;
        // No new consent: what she may do is as it was.
        if (!isSame) transaction.update(each.ref, { first_name, last_name });
      }
    });
  },

  async dueQuestions(now, most) {
    const due = members().where('ask_at', '<=', now).orderBy('ask_at');
    const { docs } = await due.limit(most).get();
    return docs.flatMap((each) => {
      const { user_id, senior_id } = circleMemberSchema.safeParse(storedDates(each)).data ?? {};
      return user_id === undefined || senior_id === undefined ? [] : [{ user_id, senior_id }];
    });
  },
};
