import { collections } from '#domain/collections.ts';
import { accountLanguages, type AccountLanguage, isBlocked } from '#domain/documents/interim-user.ts';
import {
  type ChosenChannels,
  notificationPreferencesSchema,
} from '#domain/documents/alerts/notification-preferences.ts';
import { toldByStaffSchema } from '#domain/documents/alerts/staff-channels.ts';
import { mobileNumberOf } from '#domain/alerts/mobile-number.ts';
import { firestore } from '../firestore.ts';

/** How a person of an account is reached. */
export interface Recipients {
  /** What she chose, or told staff; of what she did not choose, nothing. */
  chosenOf(uid: string): Promise<ChosenChannels>;
  /** @returns null for nobody who is known, and for an account that is blocked. */
  find(uid: string): Promise<{ readonly language: AccountLanguage | null; readonly mobile: string | null } | null>;
}

/** Of a senior without an account, whom staff knows. */
async function ofRecord(uid: string): ReturnType<Recipients['find']> {
  const customer = await firestore().collection(collections.customers).doc(uid).get();
  const language: unknown = customer.get('language');
  return customer.exists
    ? { language: accountLanguages.find((known) => known === language) ?? null, mobile: null }
    : null;
}

export const firestoreRecipients: Recipients = {
  async chosenOf(uid) {
    const stored = await firestore().collection(collections.notificationPreferences).doc(uid).get();
    if (stored.exists) return notificationPreferencesSchema.shape.kinds.safeParse(stored.get('kinds')).data ?? {};
    const customer = await firestore().collection(collections.customers).doc(uid).get();
    return toldByStaffSchema.safeParse(customer.get('told')).data ?? {};
  },

  async find(uid) {
    const account = await firestore().collection(collections.interimUsers).doc(uid).get();
    if (!account.exists) return ofRecord(uid);
    if (isBlocked(account.get('blocked'))) return null;
    const language: unknown = account.get('language');
    const telephone: unknown = account.get('phone_number');
    return {
      language: accountLanguages.find((known) => known === language) ?? null,
      mobile: typeof telephone === 'string' ? mobileNumberOf(telephone) : null,
    };
  },
};
