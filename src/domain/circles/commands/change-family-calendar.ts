import { collections } from '#domain/collections.ts';
import { readOne } from '#domain/dispatch/transaction/document-transaction.ts';
import type { RecordCommand } from '#domain/dispatch/transaction/record-command.ts';
import { calendarFeedSchema } from '#domain/documents/calendar-feed.ts';
import { ok } from '#domain/result.ts';

interface FeedTarget {
  readonly commandId: string;
  readonly uid: string;
  /** The SHA-256 of the new address's secret; null for no address. */
  readonly hash: string | null;
}

/** Gives a family member's calendar another address, or none. The one of before stops. */
export const changeFamilyCalendar = ({ commandId, uid, hash }: FeedTarget): RecordCommand<object> => ({
  name: 'change-family-calendar',
  commandId,
  actor: { uid, role: 'family' },
  async decide(transaction, { now }) {
    const stored = await readOne(transaction, collections.calendarFeeds, uid);
    const before = calendarFeedSchema.safeParse(stored).data;
    const data = calendarFeedSchema.parse({ user_id: uid, hash, made_at: now });
    return ok({
      value: {},
      writes: [{ kind: 'set', collection: collections.calendarFeeds, id: uid, data }],
      audit: {
        collection: collections.calendarFeeds,
        document_id: uid,
        before: { calendar: before === undefined || before.hash === null ? null : before.made_at.toISOString() },
        after: { calendar: hash === null ? null : now.toISOString() },
      },
    });
  },
});
