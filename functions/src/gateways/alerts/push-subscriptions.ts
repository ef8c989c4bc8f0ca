import { collections } from '#domain/collections.ts';
import { pushSubscriptionSchema, type StoredPushSubscription } from '#domain/documents/alerts/push-subscription.ts';
import { firestore } from '../firestore.ts';
import { storedFields } from '../stored-fields.ts';

export interface KnownBrowser extends StoredPushSubscription {
  readonly id: string;
}

/** The browsers on which people want push messages. */
export interface PushSubscriptions {
  /** The newest ones: whoever has more has lost the others. */
  of(uid: string): Promise<readonly KnownBrowser[]>;
  remove(id: string): Promise<void>;
}

const browsersAtMost = 10;

export const firestorePushSubscriptions: PushSubscriptions = {
  async of(uid) {
    const found = await firestore()
      .collection(collections.pushSubscriptions)
      .where('user_id', '==', uid)
      .orderBy('created_at', 'desc')
      .limit(browsersAtMost)
      .get();
    return found.docs.flatMap((document) => {
      const subscription = pushSubscriptionSchema.safeParse(storedFields(document)).data;
      return subscription === undefined ? [] : [{ ...subscription, id: document.id }];
    });
  },

  async remove(id) {
    await firestore().collection(collections.pushSubscriptions).doc(id).delete();
  },
};
