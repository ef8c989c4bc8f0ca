import { type ProfileValues, withArrivedChanges, withChanges } from '#domain/accounts/profile-changes.ts';
import type { OutboxItem } from './outbox/types.ts';

/**
 * The profile as the person knows it: the record that was read, with what this device has yet to send or has just sent.
 * @param items of this person, in order of saving.
 */
export function shownProfile<Values extends ProfileValues>(record: Values, items: readonly OutboxItem[]): Values {
  let shown = record;
  for (const { state, command } of items) {
    if (command.kind !== 'update-profile' || state === 'cancelled') continue;
    shown = (state === 'received' ? withArrivedChanges : withChanges)(shown, command.changes);
  }
  return shown;
}
