import { collections } from '#domain/collections.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import { planningWindow } from '#domain/series/planned-visits.ts';
import { firestore } from '../firestore.ts';

/** The requests that recur, and have a date in the weeks ahead for which no visit was made. */
export interface DueSeries {
  /** Their ids, the earliest date first, page by page: those that wait for something keep no others from their turn. */
  find(now: Date): AsyncIterable<string>;
}

const pageSize = 200;

export const firestoreDueSeries: DueSeries = {
  async *find(now) {
    const due = firestore()
      .collection(collections.serviceRequests)
      .where('series.next_date', '<=', planningWindow(brusselsDate(now)).to)
      .orderBy('series.next_date')
      .limit(pageSize);
    for (let page = await due.get(); ;) {
      for (const { id } of page.docs) yield id;
      const last = page.docs.at(-1);
      if (last === undefined || page.size < pageSize) return;
      page = await due.startAfter(last).get();
    }
  },
};
