import type { NewServiceRequest } from '#domain/requests/request-form.ts';
import { err, ok } from '#lib/result.ts';
import type { OutboxDatabase, OutboxRows } from './outbox-database.ts';
import { newItem } from './new-item.ts';
import { isOnItsWay } from './queue-order.ts';
import type { OutboxStore } from './store.ts';
import { advance, isSettled } from './transitions.ts';
import type { OutboxCommand, OutboxItem } from './types.ts';

/** Same content, whatever the order of the fields. */
function isSameRequest(one: NewServiceRequest, other: NewServiceRequest): boolean {
  const canonical = (request: NewServiceRequest) =>
    JSON.stringify(Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1)));
  return canonical(one) === canonical(other);
}

async function findById(rows: OutboxRows, uid: string, id: string): Promise<OutboxItem | undefined> {
  return (await rows.ofUser(uid)).find((item) => item.id === id);
}

async function putEvent(rows: OutboxRows, item: OutboxItem, event: Parameters<typeof advance>[1]): Promise<boolean> {
  const advanced = advance(item, event);
  if (advanced) await rows.put([advanced]);
  return advanced !== null;
}

/** What a person does to the outbox. */
export function storeCommands(database: OutboxDatabase): Pick<OutboxStore, 'save' | 'cancel' | 'retry' | 'remove'> {
  return {
    save: ({ uid, request, now }) =>
      database.transact(async (rows) => {
        const command: OutboxCommand = { kind: 'create-request', request };
        const existing = (await rows.ofAggregate(uid, request.request_id)).find(
          (item) => item.command.kind === 'create-request',
        );
        if (existing && existing.state !== 'needs-you') {
          // A second press, a restored form, or this very transaction run again after a lost connection.
          const same =
            existing.command.kind === 'create-request' &&
            isSameRequest(existing.command.request, request) &&
            existing.state !== 'cancelled';
          if (!same) return err({ code: 'already-exists' });
          await rows.dropDraft(uid, request.request_id);
          return ok(existing);
        }
        if (existing) await rows.remove([existing.sequence]);
        // Side by side: each wait for the database is a moment in which the person may think that nothing happens.
        const [item] = await Promise.all([
          rows.add(newItem(uid, command, now)),
          rows.dropDraft(uid, request.request_id),
        ]);
        return ok(item);
      }),

    cancel: ({ uid, requestId, now }) =>
      database.transact(async (rows) => {
        const items = await rows.ofAggregate(uid, requestId);
        const create = items.find(({ command }) => command.kind === 'create-request');
        const cancellation = items.find(({ command }) => command.kind === 'cancel-request');
        if (create?.state === 'cancelled') return 'cancelled-here';

        const neverLeft = create?.state === 'waiting' && create.attempts === 0;
        if (create && (neverLeft || create.state === 'needs-you')) {
          await putEvent(rows, create, { kind: 'cancel', at: now });
          return 'cancelled-here';
        }

        // Also for a request that may not have arrived: it is sent first, so that no straggler can come after.
        if (cancellation?.state === 'needs-you') await putEvent(rows, cancellation, { kind: 'retry' });
        else if (!cancellation) await rows.add(newItem(uid, { kind: 'cancel-request', requestId }, now));
        return 'queued';
      }),

    retry: (uid, id) =>
      database.transact(async (rows) => {
        const item = await findById(rows, uid, id);
        if (!item) return err({ code: 'not-found' });
        await putEvent(rows, item, { kind: 'retry' });
        return ok(undefined);
      }),

    remove: (uid, id) =>
      database.transact(async (rows) => {
        const item = await findById(rows, uid, id);
        // Gone already, in another tab: the person has what was asked.
        if (!item) return ok(undefined);
        if (isOnItsWay(item)) return err({ code: 'not-cancellable' });
        // What the server has, or was cancelled, is only put out of sight: see OutboxItem.shelved.
        if (isSettled(item)) await rows.put([{ ...item, shelved: true }]);
        else await rows.remove([item.sequence]);
        return ok(undefined);
      }),
  };
}
