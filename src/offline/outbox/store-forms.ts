import { err, ok } from '#lib/result.ts';
import { visitorOwner } from '../visitor-owner.ts';
import { newItem } from './new-item.ts';
import type { OutboxDatabase } from './outbox-database.ts';
import type { OutboxStore } from './store.ts';
import type { OutboxCommand } from './types.ts';

/** The content of a form, whatever the order of its fields. */
function contentOf(command: OutboxCommand): string {
  if (command.kind !== 'join-waiting-list' && command.kind !== 'tip-employer') return '';
  const fields = Object.entries(command.kind === 'tip-employer' ? command.tip : command.entry);
  return JSON.stringify(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** What visitors do. */
export function storeForms(database: OutboxDatabase): Pick<OutboxStore, 'saveForm'> {
  return {
    saveForm: ({ command, now }) =>
      database.transact(async (rows) => {
        const fresh = newItem(visitorOwner, command, now);
        const [existing] = await rows.ofAggregate(visitorOwner, fresh.aggregate);
        if (existing && existing.state !== 'needs-you') {
          // A second tap, or this very transaction run again after a lost connection.
          const same = existing.command.kind === command.kind && contentOf(existing.command) === contentOf(command);
          return same ? ok(existing) : err({ code: 'already-exists' });
        }
        if (existing) await rows.remove([existing.sequence]);
        return ok(await rows.add(fresh));
      }),
  };
}
