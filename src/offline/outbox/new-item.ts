import type { OutboxCommand, OutboxItem } from './types.ts';

const createId = (requestId: string) => requestId;
const cancelId = (requestId: string) => `cancel:${requestId}`;

/** An item as it enters the outbox; the database gives it its sequence. */
export function newItem(uid: string, command: OutboxCommand, now: number): Omit<OutboxItem, 'sequence'> {
  const requestId = command.kind === 'create-request' ? command.request.request_id : command.requestId;
  return {
    id: command.kind === 'create-request' ? createId(requestId) : cancelId(requestId),
    uid,
    aggregate: requestId,
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
