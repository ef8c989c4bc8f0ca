import { type CollectionName, collections } from '#domain/collections.ts';
import type { BulkView } from '#domain/contracts/staff/bulk-views.ts';
import { ok } from '#domain/result.ts';
import type { RecordCommand } from '../transaction/record-command.ts';

export interface Logged {
  readonly logged: true;
}

type Target = Pick<RecordCommand<Logged>, 'commandId' | 'actor'> & {
  readonly what: BulkView;
  readonly rows: number;
};

/** Where the records come from. */
const sources: Readonly<Record<BulkView, CollectionName>> = {
  students: collections.studentProfiles,
  requests: collections.board,
  'people-search': collections.interimUsers,
  leads: collections.waitingList,
  figures: collections.counters,
};

/** Leaves nothing but the audit entry: who saw how many of what. What was looked for is not kept. */
export const logBulkView = ({ commandId, actor, what, rows }: Target): RecordCommand<Logged> => ({
  name: 'log-bulk-view',
  commandId,
  actor,
  decide: async () =>
    ok({
      value: { logged: true },
      writes: [],
      audit: { collection: sources[what], document_id: commandId, before: {}, after: { what, rows } },
    }),
});
