import type { SeenSenior } from '#domain/calendar-feed/family-calendar.ts';
import { circleSeniorOf } from '#domain/circles/circle-senior.ts';
import { collections } from '#domain/collections.ts';
import { storedDates } from '../dispatch/stored-dates.ts';
import { notLongOver, plannings } from '../dispatch/recent-visits.ts';
import { firestore } from '../firestore.ts';

/** What others may see of a senior's visits. */
export interface SeenVisits {
  /** The visits of a senior from some weeks ago on, with her first name; null when she is blocked, and for nobody's id. */
  ofSenior(seniorId: string, now: Date): Promise<SeenSenior | null>;
}

export const firestoreSeenVisits: SeenVisits = {
  async ofSenior(seniorId, now) {
    const [account, customer] = await firestore().getAll(
      firestore().collection(collections.interimUsers).doc(seniorId),
      firestore().collection(collections.customers).doc(seniorId),
    );
    const fieldsOf = (document: typeof account) => (document?.exists === true ? storedDates(document) : null);
    const senior = circleSeniorOf(fieldsOf(account), fieldsOf(customer));
    if (senior === null || senior.isBlocked) return null;
    const visits = await notLongOver(plannings().where('senior_id', '==', seniorId), now, 'desc');
    return { firstName: senior.firstName, visits };
  },
};
