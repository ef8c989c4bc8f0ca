import { type CollectionName, collections } from '#domain/collections.ts';
import type { BulkView } from '#domain/contracts/staff/bulk-views.ts';
import { ok } from '#domain/result.ts';
import { alarmMails, type StaffMember } from '#domain/staff/team/staff-alarm.ts';
import type { RecordCommand } from '../transaction/record-command.ts';

export interface Logged {
  readonly logged: true;
}

type Target = Pick<RecordCommand<Logged>, 'commandId' | 'actor'> & {
  readonly what: BulkView;
  readonly rows: number;
  /** Who is told of an export by mail; a search is none. */
  readonly told: readonly StaffMember[];
};

/** Where the records come from. */
const sources: Readonly<Record<BulkView, CollectionName>> = {
  students: collections.studentProfiles,
  requests: collections.board,
  'people-search': collections.interimUsers,
  leads: collections.waitingList,
  figures: collections.counters,
};

/** Whether a view leaves with whoever sees it, as a file. */
export const isExport = (what: BulkView): boolean => what !== 'people-search';

/** Leaves nothing but the audit entry, who saw how many of what, and the mails about it. What was looked for is not kept. */
export const logBulkView = ({ commandId, actor, what, rows, told }: Target): RecordCommand<Logged> => ({
  name: 'log-bulk-view',
  commandId,
  actor,
  decide: async (_transaction, { now, actor: { name: member } }) => {
    const content = { template: 'staff-export', values: { member, what, rows: String(rows) } } as const;
    return ok({
      value: { logged: true },
      writes: isExport(what) ? alarmMails(content, { told, key: commandId, now }) : [],
      audit: { collection: sources[what], document_id: commandId, before: {}, after: { what, rows } },
    });
  },
});
