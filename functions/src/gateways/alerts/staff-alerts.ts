import { collections } from '#domain/collections.ts';
import { knownSenior } from '#domain/customers/reach-customer.ts';
import { type Alert, alertSchema } from '#domain/documents/alerts/alert.ts';
import { storedDates } from '../dispatch/stored-dates.ts';
import { firestore } from '../firestore.ts';

/** Something that staff has to tell, and to whom. */
export interface StaffAlert {
  readonly id: string;
  readonly alert: Alert;
  readonly name: string;
  readonly phone: string;
}

/** What waits for staff (docs/decisions/0096-told-by-staff.md). */
export interface StaffAlerts {
  /** All of it, in no order. */
  waiting(): Promise<readonly StaffAlert[]>;
  /** @returns null for what does not wait for staff. */
  find(id: string): Promise<StaffAlert | null>;
}

/** Far above what staff can tell in a day. */
const waitingAtMost = 500;

interface Found {
  readonly id: string;
  readonly alert: Alert;
}

async function withPeople(found: readonly Found[]): Promise<readonly StaffAlert[]> {
  const ids = [...new Set(found.map(({ alert }) => alert.user_id))];
  if (ids.length === 0) return [];
  const at = (collection: string) => ids.map((id) => firestore().collection(collection).doc(id));
  const [accounts, customers] = await Promise.all([
    firestore().getAll(...at(collections.interimUsers)),
    firestore().getAll(...at(collections.customers)),
  ]);
  const fieldsOf = (documents: typeof accounts, id: string) => {
    const document = documents.find((each) => each.id === id);
    return document?.exists === true ? storedDates(document) : null;
  };
  const people = new Map(
    ids.map((id) => [id, knownSenior({ account: fieldsOf(accounts, id), customer: fieldsOf(customers, id) }).board]),
  );
  return found.map((each) => {
    const { name = '', phone = '' } = people.get(each.alert.user_id) ?? {};
    return { ...each, name, phone };
  });
}

export const firestoreStaffAlerts: StaffAlerts = {
  async waiting() {
    const alerts = firestore().collection(collections.alerts).where('state', '==', 'to-do');
    const { docs } = await alerts.limit(waitingAtMost).get();
    return withPeople(
      docs.flatMap((document) => {
        const alert = alertSchema.safeParse(storedDates(document)).data;
        return alert === undefined ? [] : [{ id: document.id, alert }];
      }),
    );
  },

  async find(id) {
    const document = await firestore().collection(collections.alerts).doc(id).get();
    const alert = document.exists ? alertSchema.safeParse(storedDates(document)).data : undefined;
    if (alert?.state !== 'to-do') return null;
    const [found = null] = await withPeople([{ id, alert }]);
    return found;
  },
};
