import type * as z from 'zod/mini';
import { collections } from '../collections.ts';
import type { saveViews as contract } from '../contracts/staff/saved-views.ts';
import { type RecordCommand, recordConflict, recordRejected } from '../dispatch/transaction/record-command.ts';
import { type SavedViews, savedViewsSchema } from '../documents/saved-views.ts';
import { ok } from '../result.ts';

const name = 'save-views';

/** Replaces a staff member's own lists. The audit log says how many there are, and not what they are called. */
export const saveViews = (
  actor: RecordCommand<never>['actor'],
  { command_id: commandId, revision, views }: z.output<typeof contract.input>,
): RecordCommand<{ readonly revision: number }> => ({
  name,
  commandId,
  actor,
  async decide(transaction, { now, actor: { uid, name: by } }) {
    const [stored = null] = await transaction.read([{ collection: collections.savedViews, id: uid }]);
    const conflict = recordConflict(stored ?? { revision: 0 }, revision);
    if (conflict !== null) return recordRejected('changed-meanwhile', conflict);
    const before = savedViewsSchema.safeParse(stored).data?.views ?? [];
    const next: SavedViews = {
      views,
      revision: revision + 1,
      last_change: { action: name, by, at: now },
      updated_at: now,
    };
    return ok({
      value: { revision: next.revision },
      writes: [{ kind: 'set', collection: collections.savedViews, id: uid, data: next }],
      audit: {
        collection: collections.savedViews,
        document_id: uid,
        before: { views: before.length },
        after: { views: views.length },
      },
    });
  },
});
