import type { OutboxCommand, OutboxItem } from './types.ts';

/** There is one profile per person, and the id of no request. */
export const profileAggregate = 'profile';

function identityOf(command: OutboxCommand): Pick<OutboxItem, 'id' | 'aggregate'> {
  switch (command.kind) {
    case 'create-request':
      return { id: command.request.request_id, aggregate: command.request.request_id };
    case 'cancel-request':
      return { id: `cancel:${command.requestId}`, aggregate: command.requestId };
    case 'join-waiting-list':
      return { id: command.entryId, aggregate: command.entryId };
    case 'tip-employer':
      return { id: command.tipId, aggregate: command.tipId };
    case 'update-profile':
      return { id: command.changeId, aggregate: profileAggregate };
  }
}

/** An item as it enters the outbox; the database gives it its sequence. */
export function newItem(uid: string, command: OutboxCommand, now: number): Omit<OutboxItem, 'sequence'> {
  return {
    ...identityOf(command),
    uid,
    command,
    state: 'waiting',
    attempts: 0,
    failures: 0,
    savedAt: now,
    nextAttemptAt: 0,
    waitMs: 0,
    serverAsked: false,
    lease: null,
    error: null,
    settledAt: null,
    shelved: false,
  };
}
