import { collections } from '#domain/collections.ts';
import { type RetentionReport, retentionReportSchema } from '#domain/documents/privacy/retention-report.ts';
import { storedDates } from '../dispatch/stored-dates.ts';
import { firestore } from '../firestore.ts';

export interface RetentionReports {
  store(report: RetentionReport): Promise<void>;
  /** The newest first. */
  latest(most: number): Promise<readonly RetentionReport[]>;
}

const reports = () => firestore().collection(collections.retentionReports);

export const firestoreRetentionReports: RetentionReports = {
  async store(report) {
    await reports().doc(report.day).set(retentionReportSchema.parse(report));
  },

  async latest(most) {
    const { docs } = await reports().orderBy('day', 'desc').limit(most).get();
    return docs.flatMap((each) => retentionReportSchema.safeParse(storedDates(each)).data ?? []);
  },
};
