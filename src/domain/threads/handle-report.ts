import { collections } from '../collections.ts';
import { readOne } from '../dispatch/transaction/document-transaction.ts';
import { type RecordCommand, recordRejected } from '../dispatch/transaction/record-command.ts';
import { messageReportSchema } from '../documents/threads/message-report.ts';
import { ok } from '../result.ts';

/** Staff has looked at a reported message. Who was first is kept. */
export const handleReport = (
  reportId: string,
  minted: Pick<RecordCommand<object>, 'commandId' | 'actor'>,
): RecordCommand<object> => ({
  ...minted,
  name: 'handle-report',
  async decide(transaction, { now, actor }) {
    const report = messageReportSchema.safeParse(await readOne(transaction, collections.messageReports, reportId)).data;
    if (report === undefined) return recordRejected('not-found');
    const handled = { ...report, state: 'handled', handled_at: now, handled_by: actor.uid } as const;
    const isOpen = report.state === 'open';
    return ok({
      value: {},
      writes: isOpen
        ? [
            {
              kind: 'set',
              collection: collections.messageReports,
              id: reportId,
              data: messageReportSchema.parse(handled),
            },
          ]
        : [],
      audit: {
        collection: collections.messageReports,
        document_id: reportId,
        before: { state: report.state },
        after: { state: 'handled' },
      },
    });
  },
});
