import { type DocumentReference, FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '#domain/collections.ts';
import { leadFormCollections } from '#domain/documents/lead.ts';
import { idsOfRule, type RuleReport } from '#domain/documents/privacy/retention-report.ts';
import {
  cutoffOf,
  type DatedRule,
  datedRules,
  daysBefore,
  daysOfTests,
  daysToAnswer,
} from '#domain/privacy/retention.ts';
import { firestore } from '../firestore.ts';

/** Also of a batch: a document and what goes with it stay far below Firestore's 500 writes. */
const documentsAtOnce = 100;

/** The rest at the next run. */
const mostPerRule = 5_000;

/** Documents whose own period is over (docs/decisions/0111-retention.md). */
export interface ExpiredDocuments {
  /** What every rule removes at this moment, after counting what it will remove in the thirty days after. Idempotent. */
  remove(now: Date): Promise<readonly RuleReport[]>;
}

const older = ({ collection, field }: Pick<DatedRule, 'collection' | 'field'>, than: Date): Query =>
  firestore().collection(collection).where(field, '<', than);

/** What goes after this run, in the days until somebody could still look at it. */
async function coming(rule: DatedRule, now: Date): Promise<Pick<RuleReport, 'coming' | 'ids'>> {
  const soon = cutoffOf(rule, daysBefore(now, -daysToAnswer));
  const query = older(rule, soon).where(rule.field, '>=', cutoffOf(rule, now));
  const [counted, first] = await Promise.all([
    query.count().get(),
    query.orderBy(rule.field).limit(idsOfRule).select().get(),
  ]);
  return { coming: counted.data().count, ids: first.docs.map(({ id }) => id) };
}

/** The forms behind a lead, the keys by which it is found, and what staff noted about it. */
async function withLead(leadId: string, email: string): Promise<readonly DocumentReference[]> {
  const queries = [
    firestore().collection(collections.leadKeys).where('lead_id', '==', leadId),
    firestore().collection(collections.staffNotes).where('about.id', '==', leadId),
    ...(email === ''
      ? []
      : leadFormCollections.map((each) => firestore().collection(each).where('email', '==', email))),
  ];
  const found = await Promise.all(queries.map((each) => each.select().get()));
  return found.flatMap(({ docs }) => docs.map(({ ref }) => ref));
}

async function removeLead(lead: QueryDocumentSnapshot): Promise<void> {
  const forms = (lead.get('forms') ?? []) as readonly { readonly collection: string; readonly id: string }[];
  const writer = firestore().bulkWriter();
  for (const { collection, id } of forms) void writer.delete(firestore().collection(collection).doc(id));
  for (const ref of await withLead(lead.id, String(lead.get('email') ?? ''))) void writer.delete(ref);
  await writer.close();
  // Last: by it an interrupted run finds the others again.
  await lead.ref.delete();
}

/** @returns how many went. */
async function removeExpired(rule: DatedRule, now: Date): Promise<number> {
  const query = older(rule, cutoffOf(rule, now)).orderBy(rule.field).limit(documentsAtOnce);
  let gone = 0;
  while (gone < mostPerRule) {
    const { docs } = await query.get();
    if (rule.collection === collections.leads) for (const each of docs) await removeLead(each);
    else {
      const batch = firestore().batch();
      for (const { ref } of docs) batch.delete(ref);
      await batch.commit();
    }
    gone += docs.length;
    if (docs.length < documentsAtOnce) break;
  }
  return gone;
}

/** Sign-ups that were made in test mode. They carry no date of their own, but Firestore knows when they were stored. */
async function removeTests(now: Date): Promise<RuleReport> {
  const { docs } = await firestore()
    .collection(collections.waitingList)
    .where('test', '==', true)
    .orderBy(FieldPath.documentId())
    .limit(mostPerRule)
    .select('email')
    .get();
  const old = docs.filter(({ createTime }) => createTime.toDate() < daysBefore(now, daysOfTests));
  for (const snapshot of old) {
    const email: unknown = snapshot.get('email');
    const leads = await firestore().collection(collections.leads).where('email', '==', email).get();
    for (const each of leads.docs) {
      const forms = (each.get('forms') ?? []) as readonly unknown[];
      // Somebody who tried the form and also meant it once keeps the lead.
      if (forms.length === 1) await removeLead(each);
    }
    await snapshot.ref.delete();
  }
  const left = docs.filter((each) => !old.includes(each));
  return { rule: 'tests', gone: old.length, coming: left.length, ids: left.slice(0, idsOfRule).map(({ id }) => id) };
}

export const firestoreExpiredDocuments: ExpiredDocuments = {
  async remove(now) {
    const reports: RuleReport[] = [];
    for (const rule of datedRules) {
      const soon = await coming(rule, now);
      reports.push({ rule: rule.collection, gone: await removeExpired(rule, now), ...soon });
    }
    return [...reports, await removeTests(now)];
  },
};
